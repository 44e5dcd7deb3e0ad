import { createFlagStore } from '../../sagas/flags/createFlagStore'
import type { FlagStorage } from '../../src/flags/store/flagStorage'

type Takes = 'both' | 'cookie' | 'local' | 'neither'

/**
 * One browser with several tabs. The cookie is one for all of them; of localStorage each tab has its own
 * view, as in Chrome: what another one wrote comes a while later.
 */
export function flagWorld(takes: Takes = 'both') {
  const world = { cookie: null as string | null, local: null as string | null, now: 1000, takes }
  const writes: { readonly by: Tab; readonly text: string }[] = []
  const takesCookie = () => world.takes === 'both' || world.takes === 'cookie'
  const takesLocal = () => world.takes === 'both' || world.takes === 'local'

  function openTab() {
    let view = world.local
    let seen = writes.length
    const storage: FlagStorage = {
      read: () => ({ cookie: world.cookie, local: world.local === null ? null : view }),
      writeCookie(_, text) {
        if (takesCookie()) world.cookie = text
        return takesCookie()
      },
      writeLocal(_, text) {
        if (!takesLocal()) return false
        view = text
        world.local = text
        writes.push({ by: tab, text })
        return true
      },
      canWrite: () => ({ cookie: takesCookie(), local: takesLocal() }),
      isBlocked: () => false,
      backUpCorrupt() {},
      async withLock(_, work) {
        work()
      },
      watch: () => () => {},
      onPageHide: () => () => {},
    }
    const store = createFlagStore(
      'saved',
      { store: 'cookie', expiresDays: 365 },
      { storage, now: () => world.now++ },
    )
    const tab = {
      ids: store.ids,
      save: (...ids: string[]) => store.change({ kind: 'save', ids }),
      remove: (...ids: string[]) => store.change({ kind: 'remove', ids }),
      restore: (...ids: string[]) => store.change({ kind: 'restore', ids }),
      write: store.write,
      /** Takes the next thing that another tab wrote. @returns whether there was one. */
      hear(): boolean {
        const write = writes[seen]
        if (!write) return false
        seen += 1
        // An own write that is not through yet hides older ones.
        if (write.by !== tab && !writes.slice(seen).some(({ by }) => by === tab)) view = write.text
        if (write.by !== tab && store.refresh(false)) store.write()
        return true
      },
      /** The visitor comes back to it. */
      look() {
        if (store.refresh(false)) store.write()
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
