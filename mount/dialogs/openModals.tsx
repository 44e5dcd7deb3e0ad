import type { Modals } from '../../src/dialogs/createModals'
import type { Modal } from '../../src/dialogs/modal'
import { ModalStack } from '../../widgets/dialogs/ModalStack'
import type { App } from '../app/app'
import { announce } from '../browser/announce'
import { documentBody } from '../browser/dom'
import { mountRoot } from '../root/mountRoot'
import { dialogParent } from './dialogParent'

interface ModalEvents {
  readonly onOpened: (modal: Modal, box: Element) => void
  /** They have left the document; the first was the top one. */
  readonly onClosed: (closed: readonly Modal[]) => void
}

/** Shows the dialogs of a stack for as long as there are some. @returns what takes them out of the page. */
export function openModals(
  modals: Modals,
  app: App,
  { onOpened, onClosed }: ModalEvents,
): () => void {
  const host = document.createElement('div')
  host.className = 'vitrine-modals'
  host.setAttribute('data-vitrine-root', '')
  documentBody().append(host)
  const onBroken = (error: unknown) => {
    app.diagnostics.error(`dialogs broke and are closed: ${String(error)}`)
    const closed = modals.list().toReversed()
    modals.closeAll()
    // Out of React's own work; the next dialog finds a fresh start.
    queueMicrotask(() => onClosed(closed))
  }
  const stack = (
    <ModalStack
      modals={modals}
      container={dialogParent}
      content={app.content}
      announce={announce}
      report={app.diagnostics.error}
      onOpened={onOpened}
      onClosed={onClosed}
    />
  )
  const unmount = mountRoot(stack, {
    element: host,
    prefix: `vitrine-${app.nextNumber()}-`,
    store: app.store,
    onBroken,
    onRendered: () => {},
  })
  // So that they go when the page is given back.
  app.mounted.set(host, { element: host, widget: 'modal', component: '', unmount: modals.closeAll })
  return () => {
    app.mounted.delete(host)
    unmount()
    host.remove()
  }
}
