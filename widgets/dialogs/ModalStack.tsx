import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Modals } from '../../src/dialogs/createModals'
import type { Modal } from '../../src/dialogs/modal'
import type { DialogTools } from './dialogTools'
import { ModalDialog } from './ModalDialog'
import { restoreFocus } from './restoreFocus'

interface Props extends DialogTools {
  readonly modals: Modals
  /** Dialogs have left the document, the top one first. */
  readonly onClosed: (closed: readonly Modal[]) => void
}

/**
 * All open dialogs (spec 2.2, 4.8). Only the top one is visible; those below keep their state. When dialogs
 * close, the focus returns to the opener of the lowest of them.
 */
export function ModalStack({ modals, onClosed, ...tools }: Props) {
  const list = useSyncExternalStore(modals.subscribe, modals.list)
  const before = useRef(list)
  useLayoutEffect(() => {
    const closed = before.current.filter((modal) => !list.includes(modal))
    before.current = list
    const [lowest] = closed
    if (!lowest) return
    // By then the dialog below is no longer inert.
    queueMicrotask(() => {
      restoreFocus(lowest.opener)
      onClosed(closed.toReversed())
    })
  }, [list, onClosed])
  return list.map((modal) => (
    <ModalDialog
      key={modal.id}
      modal={modal}
      covered={modal !== list.at(-1)}
      close={modals.close}
      tools={tools}
    />
  ))
}
