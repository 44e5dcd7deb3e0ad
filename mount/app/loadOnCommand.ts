import type { Bus } from '../../src/bus/bus'
import type { BusCommands } from '../../src/bus/events'
import type { Diagnostics } from './diagnostics'

interface OnCommand<K extends keyof BusCommands> {
  readonly name: K
  /** Gives what carries the command out, from the first one on. */
  readonly load: () => Promise<(payload: BusCommands[K]) => void>
  /** The command in words, for the console. A site script's payload may be anything. */
  readonly says: (payload: BusCommands[K]) => string
}

interface Around {
  readonly bus: Bus
  readonly diagnostics: Diagnostics
  /** As the page has it. */
  readonly language?: Promise<void> | null
}

/**
 * Loads what carries a command out when the first one comes; each is carried out once, in the order in
 * which they came. One that could not be is told in words, and the next one tries to load again.
 * @returns the undo.
 */
export function loadOnCommand<K extends keyof BusCommands>(
  { bus, diagnostics, language }: Around,
  { name, load, says }: OnCommand<K>,
): () => void {
  let loading: ReturnType<typeof load> | null = null
  const carryOut = async (payload: BusCommands[K]) => {
    try {
      loading ??= load()
      const run = await loading.catch((error) => {
        loading = null
        throw error
      })
      await language
      run(payload)
    } catch (error) {
      diagnostics.error(`${name} was not carried out: ${says(payload)} (${String(error)})`)
    }
  }
  return bus.on(name, carryOut)
}
