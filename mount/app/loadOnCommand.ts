import type { BusCommands } from '../../src/bus/events'
import type { App } from './app'

interface LazyCommand<K extends keyof BusCommands> {
  readonly name: K
  /** Loads the code and gives what handles this command and all that follow. */
  readonly load: () => Promise<(payload: BusCommands[K]) => void>
  /** The payload in words, for the console. A site script's payload may be anything. */
  readonly textOf: (payload: BusCommands[K]) => string
}

/**
 * Loads a command's handler when the first one is emitted; each is handled once, in the order of emission.
 * A failure is reported, and the next command tries to load again.
 * @returns the undo.
 */
export function loadOnCommand<K extends keyof BusCommands>(
  { bus, diagnostics, language }: Pick<App, 'bus' | 'diagnostics' | 'language'>,
  { name, load, textOf }: LazyCommand<K>,
): () => void {
  let loading: ReturnType<typeof load> | null = null
  return bus.on(name, async (payload) => {
    try {
      loading ??= load()
      const handle = await loading.catch((error) => {
        loading = null
        throw error
      })
      await language
      handle(payload)
    } catch (error) {
      diagnostics.error(`${name} was not carried out: ${textOf(payload)} (${String(error)})`)
    }
  })
}
