import type { Notice, NoticeRequest } from './notice'

/** The notices that are shown now, the newest last. Each change makes a new list. */
export interface NoticeStore {
  readonly notices: () => readonly Notice[]
  /** @returns unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
  /** Adds a notice. The same notice twice in a row is shown once, and its time starts again. */
  readonly show: (request: NoticeRequest) => void
  readonly remove: (id: number) => void
  /** Moves the notices that point at such an element into the stack. */
  readonly unanchor: (isGone: (element: Element) => boolean) => void
  readonly clear: () => void
}

export function createNoticeStore(): NoticeStore {
  let notices: readonly Notice[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Notice[]) => {
    notices = next
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
    show: (request) => set(addNotice(notices, request, ++lastId)),
    remove: (id) => set(notices.filter((one) => one.id !== id)),
    unanchor(isGone) {
      const isAffected = ({ element }: Notice) => element !== null && isGone(element)
      if (!notices.some(isAffected)) return
      set(notices.map((one) => (isAffected(one) ? { ...one, element: null } : one)))
    },
    clear: () => set([]),
  }
}

function addNotice(
  notices: readonly Notice[],
  request: NoticeRequest,
  id: number,
): readonly Notice[] {
  const last = notices.at(-1)
  if (last?.text === request.text && last.style === request.style) {
    const repeated = { ...last, element: request.element, repeats: last.repeats + 1 }
    return [...notices.slice(0, -1), repeated]
  }
  return [...notices, { ...request, id, repeats: 1 }]
}
