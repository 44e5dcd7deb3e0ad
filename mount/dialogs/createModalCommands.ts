import { createModals } from '../../src/dialogs/createModals'
import type { Modal } from '../../src/dialogs/modal'
import type { App } from '../app/app'
import { openModals } from './openModals'
import { readModal } from './readModal'

/** Site scripts' close handlers with their names, the newest last (spec 2.2). */
export type CloseHandlers = readonly (readonly [name: string, run: (closed: ClosedModal) => void])[]

/** What a close handler is told. */
export interface ClosedModal {
  /** The id of the element whose content it showed; null where it was fetched. */
  readonly content: string | null
  /** Where it was fetched; null where it was lent by an element. */
  readonly url: string | null
}

const known = new WeakMap<App, ReturnType<typeof createModalCommands>>()

/** The page's one stack of dialogs. */
export function modalCommands(app: App, handlers: CloseHandlers) {
  const own = known.get(app) ?? createModalCommands(app, handlers)
  known.set(app, own)
  return own
}

/** Carries out the commands of dialogs (spec 4.8), and tells what has become of them. */
function createModalCommands(app: App, handlers: CloseHandlers) {
  const { bus, diagnostics } = app
  const modals = createModals()
  let takeOut: (() => void) | null = null
  const handle = ({ onClose }: Modal, closed: ClosedModal) => {
    if (onClose === undefined) return
    const run = handlers.findLast(([name]) => name === onClose)?.[1]
    if (!run) diagnostics.warn(unknownHandler(onClose, handlers))
    try {
      run?.(closed)
    } catch (error) {
      diagnostics.error(`the close handler "${onClose}" threw: ${String(error)}`)
    }
  }
  const onClosed = (gone: readonly Modal[]) => {
    if (modals.list().length === 0) {
      takeOut?.()
      takeOut = null
    }
    for (const modal of gone) {
      const closed = described(modal)
      handle(modal, closed)
      bus.emit('modal:closed', closed)
    }
  }
  const onOpened = (modal: Modal, element: Element) =>
    bus.emit('modal:opened', { ...described(modal), element })
  return {
    'modal:open': (payload: unknown) => {
      const wanted = readModal(payload, diagnostics.warn)
      if (!wanted) return
      modals.open(wanted)
      takeOut ??= openModals(modals, app, { onOpened, onClosed })
    },
    'modal:close': modals.close,
    'modal:close-all': modals.closeAll,
  }
}

function described({ content }: Modal): ClosedModal {
  return 'url' in content
    ? { content: null, url: content.url }
    : { content: content.element.id || null, url: null }
}

function unknownHandler(name: string, handlers: CloseHandlers): string {
  const names = handlers.map(([other]) => other).join(', ')
  return `on_close names "${name}", which no Vitrine.modal.onClose(name, fn) has given; ${names ? `known are ${names}` : 'none is known'}.`
}
