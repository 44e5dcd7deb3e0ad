import { createFlagStore } from '../../sagas/flags/createFlagStore'
import type { FlagStorage } from '../../src/flags/store/flagStorage'

type Writable = 'both' | 'cookie' | 'local' | 'neither'

/**
 * A browser with several tabs. They share one cookie. Each tab has its own view of localStorage, as in Chrome:
 * another tab's write arrives later.
 */
export function flagWorld(takes: Writable = 'both') {
  const world = { cookie: null as string | null, local: null as string | null, now: 1000, takes }
  const writes: { readonly by: Tab; readonly text: string }[] = []
  const writesCookie = () => world.takes === 'both' || world.takes === 'cookie'
  const writesLocal = () => world.takes === 'both' || world.takes === 'local'

  function openTab() {
    let view = world.local
    let seen = writes.length
    const storage: FlagStorage = {
      read: () => ({ cookie: world.cookie, local: world.local === null ? null : view }),
      writeCookie(_, text) {
        if (writesCookie()) world.cookie = text
        return writesCookie()
      },
      writeLocal(_, text) {
        if (!writesLocal()) return false
        view = text
        world.local = text
        writes.push({ by: tab, text })
        return true
      },
      canWrite: () => ({ cookie: writesCookie(), local: writesLocal() }),
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
      /** Receives the next write of another tab. @returns whether there was one. */
      receive(): boolean {
        const write = writes[seen]
        if (!write) return false
        seen += 1
        // This tab's own later write hides older ones.
        if (write.by !== tab && !writes.slice(seen).some(({ by }) => by === tab)) view = write.text
        if (write.by !== tab && store.refresh(false)) store.write()
        return true
      },
      /** The visitor returns to it. */
      refresh() {
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
  readonly receive: () => boolean
  readonly refresh: () => void
}
