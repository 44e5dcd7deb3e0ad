import type { Notice, WantedNotice } from './notice'
import { withNotice } from './withNotice'

/** The notices that are shown now, for whoever shows them. Each change makes a new list. */
export interface Board {
  readonly notices: () => readonly Notice[]
  /** @returns its undo. */
  readonly subscribe: (changed: () => void) => () => void
  readonly show: (wanted: WantedNotice) => void
  readonly remove: (id: number) => void
  /** Those that point at such an element stand with the others from now on. */
  readonly untie: (gone: (element: Element) => boolean) => void
  readonly clear: () => void
}

export function createBoard(): Board {
  let notices: readonly Notice[] = []
  let raised = 0
  const listeners = new Set<() => void>()
  const set = (now: readonly Notice[]) => {
    notices = now
    for (const changed of [...listeners]) changed()
  }
  return {
    notices: () => notices,
    subscribe(changed) {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
    show: (wanted) => set(withNotice(notices, wanted, ++raised)),
    remove: (id) => set(notices.filter((one) => one.id !== id)),
    untie(gone) {
      const leaves = ({ element }: Notice) => element !== null && gone(element)
      if (!notices.some(leaves)) return
      set(notices.map((one) => (leaves(one) ? { ...one, element: null } : one)))
    },
    clear: () => set([]),
  }
}
