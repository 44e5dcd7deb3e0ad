import type { Modal, ModalContent, WantedModal } from './modal'

/** The dialogs that are open, the top one last (spec 4.8). Each change makes a new list. */
export interface Modals {
  readonly list: () => readonly Modal[]
  /** @returns its undo. */
  readonly subscribe: (changed: () => void) => () => void
  /** Pushes one; where its content is shown already, the dialog that shows it is the top one again. */
  readonly open: (wanted: WantedModal) => void
  /** Pops the top one, and the one before is open again. */
  readonly close: () => void
  readonly closeAll: () => void
}

export function createModals(): Modals {
  let list: readonly Modal[] = []
  let opened = 0
  const listeners = new Set<() => void>()
  const set = (now: readonly Modal[]) => {
    if (now.length === list.length) return
    list = now
    for (const changed of [...listeners]) changed()
  }
  return {
    list: () => list,
    subscribe(changed) {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
    open(wanted) {
      const shown = list.findIndex(({ content }) => isSame(content, wanted.content))
      set(shown < 0 ? [...list, { ...wanted, id: ++opened }] : list.slice(0, shown + 1))
    },
    close: () => set(list.slice(0, -1)),
    closeAll: () => set([]),
  }
}

function isSame(one: ModalContent, other: ModalContent): boolean {
  if ('url' in one) return 'url' in other && one.url === other.url
  return 'element' in other && one.element === other.element
}
