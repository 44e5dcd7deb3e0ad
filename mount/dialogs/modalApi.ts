import type { BusCommands } from '../../src/bus/events'
import { withStyles } from '../../widgets/shared/lazy/loadStyles'
import type { App } from '../app/app'
import { loadOnCommand } from '../app/loadOnCommand'
import type { ClosedModal } from './modalCommands'

/** Dialogs, for site scripts: `Vitrine.modal`. */
export interface ModalApi {
  /** Opens a dialog on top of those that are open. */
  readonly open: (request: BusCommands['modal:open']) => void
  /** Closes the top one; the one before is open again. */
  readonly close: () => void
  readonly closeAll: () => void
  /** Gives a name to what runs when a dialog that says it in `on_close` has closed; a later one takes its place. */
  readonly onClose: (name: string, run: (closed: ClosedModal) => void) => void
}

const NAMES = ['modal:open', 'modal:close', 'modal:close-all'] as const

/** Dialogs are loaded with the first command. */
export function createModalApi(app: App): ModalApi {
  const { emit } = app.bus
  const handlers: Parameters<ModalApi['onClose']>[] = []
  for (const name of NAMES) {
    loadOnCommand(app, {
      name,
      load: async () =>
        (await withStyles('surfaces modal', import('./modalCommands'))).getModalCommands(
          app,
          handlers,
        )[name],
      textOf: JSON.stringify,
    })
  }
  return {
    open: (request) => emit('modal:open', request),
    close: () => emit('modal:close', {}),
    closeAll: () => emit('modal:close-all', {}),
    onClose: (...handler) => void handlers.push(handler),
  }
}
