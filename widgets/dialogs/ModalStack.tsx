import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Modals } from '../../src/dialogs/createModals'
import type { Modal } from '../../src/dialogs/modal'
import { giveFocusBack } from './giveFocusBack'
import { OneModal } from './OneModal'
import type { Surroundings } from './surroundings'

interface Props extends Surroundings {
  readonly modals: Modals
  /** They have left the document; the first was the top one. */
  readonly onClosed: (gone: readonly Modal[]) => void
}

/**
 * All dialogs that are open (spec 2.2, 4.8). The top one alone is seen; those below keep their state, and are
 * open again when it closes. The focus goes back to where it was before the lowest of those that close.
 */
export function ModalStack({ modals, onClosed, ...page }: Props) {
  const list = useSyncExternalStore(modals.subscribe, modals.list)
  const before = useRef(list)
  useLayoutEffect(() => {
    const gone = before.current.filter((modal) => !list.includes(modal))
    before.current = list
    const [lowest] = gone
    if (!lowest) return
    // What is open again is no longer inert by then.
    queueMicrotask(() => {
      giveFocusBack(lowest.from)
      onClosed(gone.toReversed())
    })
  }, [list, onClosed])
  return list.map((modal) => (
    <OneModal
      key={modal.id}
      modal={modal}
      covered={modal !== list.at(-1)}
      close={modals.close}
      page={page}
    />
  ))
}
