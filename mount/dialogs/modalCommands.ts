import { createModals } from '../../src/dialogs/createModals'
import type { Modal } from '../../src/dialogs/modal'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { openModals } from './openModals'
import { readModalRequest } from './readModalRequest'

/** Site scripts' close handlers with their names, the newest last (spec 2.2). */
export type CloseHandlers = readonly (readonly [name: string, run: (closed: ClosedModal) => void])[]

/** The dialog that a close handler gets. */
export interface ClosedModal {
  /** The id of the element whose content it showed; null where the content was fetched. */
  readonly content: string | null
  /** The address that its content was fetched from; null where an element of the page held it. */
  readonly url: string | null
}

/** The mount points that open dialogs. */
const TRIGGERS = '[data-vitrine="modal"], [data-vitrine="quote"]'

const commandsByApp = new WeakMap<App, ReturnType<typeof createModalCommands>>()

/** Returns the handlers of the page's modal commands; all of them work on one stack of dialogs. */
export function getModalCommands(app: App, handlers: CloseHandlers) {
  const commands = commandsByApp.get(app) ?? createModalCommands(app, handlers)
  commandsByApp.set(app, commands)
  return commands
}

/** Creates the handlers of the modal commands (spec 4.8); they report each opened and closed dialog on the bus. */
function createModalCommands(app: App, handlers: CloseHandlers) {
  const { bus, diagnostics } = app
  const modals = createModals()
  let unmount: (() => void) | null = null
  const runCloseHandler = ({ onClose, opener }: Modal, closed: ClosedModal) => {
    if (onClose === undefined) return
    const run = handlers.findLast(([name]) => name === onClose)?.[1]
    if (!run) warn(unknownHandler(onClose, handlers), opener)
    try {
      run?.(closed)
    } catch (error) {
      diagnostics.error(`the close handler "${onClose}" threw: ${String(error)}`)
    }
  }
  /** Names the mount point that opens the dialog, or the command of a script. */
  const warn = (message: string, opener: Element | null) => {
    const trigger = opener?.closest(TRIGGERS) ?? null
    diagnostics.warn(`${trigger ? elementName(trigger) : 'modal:open'}: ${message}`, trigger)
  }
  const onClosed = (closed: readonly Modal[]) => {
    if (modals.list().length === 0) {
      unmount?.()
      unmount = null
    }
    for (const modal of closed) {
      const description = describeModal(modal)
      runCloseHandler(modal, description)
      bus.emit('modal:closed', description)
    }
  }
  const onOpened = (modal: Modal, element: Element) =>
    bus.emit('modal:opened', { ...describeModal(modal), element })
  return {
    'modal:open': (payload: unknown) => {
      const request = readModalRequest(payload, warn)
      if (!request) return
      modals.open(request)
      unmount ??= openModals(modals, app, { onOpened, onClosed })
    },
    'modal:close': modals.close,
    'modal:close-all': modals.closeAll,
  }
}

function describeModal({ content }: Modal): ClosedModal {
  return 'url' in content
    ? { content: null, url: content.url }
    : { content: content.element.id || null, url: null }
}

function unknownHandler(name: string, handlers: CloseHandlers): string {
  const names = handlers.map(([other]) => other).join(', ')
  return `on_close names "${name}", which no Vitrine.modal.onClose(name, fn) has given; ${names ? `known are ${names}` : 'none is known'}.`
}
