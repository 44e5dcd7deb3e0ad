import type { BusCommands } from '../../src/bus/events'
import { loadOnCommand } from '../loadOnCommand'
import type { Page } from '../page'
import type { ClosedModal, createModalCommands } from './createModalCommands'

/** Dialogs, for site scripts: `Vitrine.modal`. */
export interface ModalApi {
  /** Opens a dialog on top of those that are open. */
  readonly open: (wanted: BusCommands['modal:open']) => void
  /** Closes the top one; the one before is open again. */
  readonly close: () => void
  readonly closeAll: () => void
  /** Gives a name to what runs when a dialog that says it in `on_close` has closed. @returns its undo. */
  readonly onClose: (name: string, run: (closed: ClosedModal) => void) => () => void
}

const COMMANDS = {
  'modal:open': 'open',
  'modal:close': 'close',
  'modal:close-all': 'closeAll',
} as const

/** Dialogs are loaded with the first command. */
export function createModalApi(page: Page): ModalApi {
  const handlers = new Map<string, (closed: ClosedModal) => void>()
  let own: ReturnType<typeof createModalCommands> | undefined
  for (const name of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]) {
    loadOnCommand(page, {
      name,
      load: async () => {
        const { createModalCommands } = await import('./createModalCommands')
        own ??= createModalCommands(page, handlers)
        return own[COMMANDS[name]]
      },
      says: (wanted) => JSON.stringify(wanted),
    })
  }
  const { emit } = page.bus
  return {
    open: (wanted) => emit('modal:open', wanted),
    close: () => emit('modal:close', {}),
    closeAll: () => emit('modal:close-all', {}),
    onClose(name, run) {
      handlers.set(name, run)
      return () => {
        if (handlers.get(name) === run) handlers.delete(name)
      }
    },
  }
}
