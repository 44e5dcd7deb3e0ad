import { createFlagKeep } from '../../sagas/flags/createFlagKeep'
import type { FlagStores } from '../../src/flags/store/flagStores'

type Takes = 'both' | 'cookie' | 'register' | 'neither'

/**
 * One browser with several tabs. The cookie is one for all of them; of localStorage each tab has its own
 * view, as in Chrome: what another one wrote comes a while later.
 */
export function flagWorld(takes: Takes = 'both') {
  const world = { cookie: null as string | null, register: null as string | null, now: 1000, takes }
  const writes: { readonly by: Tab; readonly text: string }[] = []
  const takesCookie = () => world.takes === 'both' || world.takes === 'cookie'
  const takesRegister = () => world.takes === 'both' || world.takes === 'register'

  function openTab() {
    let view = world.register
    let seen = writes.length
    const stores: FlagStores = {
      read: () => ({ cookie: world.cookie, register: world.register === null ? null : view }),
      writeCookie(_, text) {
        if (takesCookie()) world.cookie = text
        return takesCookie()
      },
      writeRegister(_, text) {
        if (!takesRegister()) return false
        view = text
        world.register = text
        writes.push({ by: tab, text })
        return true
      },
      takes: () => ({ cookie: takesCookie(), register: takesRegister() }),
      isBlocked: () => false,
      keepAside() {},
      async inTurn(_, work) {
        work()
      },
      watch: () => () => {},
      watchLeaving: () => () => {},
    }
    const keep = createFlagKeep(
      'saved',
      { store: 'cookie', expiresDays: 365 },
      { stores, now: () => world.now++ },
    )
    const tab = {
      ids: keep.ids,
      save: (...ids: string[]) => keep.change({ kind: 'save', ids }),
      remove: (...ids: string[]) => keep.change({ kind: 'remove', ids }),
      restore: (...ids: string[]) => keep.change({ kind: 'restore', ids }),
      write: keep.write,
      /** Takes the next thing that another tab wrote. @returns whether there was one. */
      hear(): boolean {
        const write = writes[seen]
        if (!write) return false
        seen += 1
        // An own write that is not through yet hides older ones.
        if (write.by !== tab && !writes.slice(seen).some(({ by }) => by === tab)) view = write.text
        if (write.by !== tab && keep.refresh(false)) keep.write()
        return true
      },
      /** The visitor comes back to it. */
      look() {
        if (keep.refresh(false)) keep.write()
      },
    }
    return tab
  }
  return { world, openTab }
}

export type Tab = {
  readonly ids: () => readonly string[]
  readonly save: (...ids: string[]) => readonly string[]
  readonly remove: (...ids: string[]) => readonly string[]
  readonly restore: (...ids: string[]) => readonly string[]
  readonly write: () => unknown
  readonly hear: () => boolean
  readonly look: () => void
}
