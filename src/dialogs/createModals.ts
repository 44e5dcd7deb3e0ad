import type { Modal, ModalContent, ModalRequest } from './modal'

/** The stack of open dialogs, the top one last (spec 4.8). Each change makes a new list. */
export interface Modals {
  readonly list: () => readonly Modal[]
  /** @returns unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
  /** Pushes a dialog. When its content is open already, the dialogs above that one close instead. */
  readonly open: (request: ModalRequest) => void
  /** Pops the top dialog. */
  readonly close: () => void
  readonly closeAll: () => void
}

export function createModals(): Modals {
  let list: readonly Modal[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Modal[]) => {
    if (next.length === list.length) return
    list = next
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
    open(request) {
      const index = list.findIndex(({ content }) => isSame(content, request.content))
      set(index < 0 ? [...list, { ...request, id: ++lastId }] : list.slice(0, index + 1))
    },
    close: () => set(list.slice(0, -1)),
    closeAll: () => set([]),
  }
}

function isSame(one: ModalContent, other: ModalContent): boolean {
  if ('url' in one) return 'url' in other && one.url === other.url
  return 'element' in other && one.element === other.element
}
