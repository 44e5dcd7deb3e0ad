import type { BusCommands, BusEvents } from './events'

export type BusMap = BusEvents & BusCommands
export type BusName = keyof BusMap
type Listener<K extends BusName> = (payload: BusMap[K]) => void

/** How independent roots, site scripts and the store meet. */
export interface Bus {
  /** Listens. @returns its own undo. */
  on<K extends BusName>(name: K, listener: Listener<K>): () => void
  /** Tells every listener, in the order in which they came; one that throws is reported and the rest still run. */
  emit<K extends BusName>(name: K, payload: BusMap[K]): void
}

export interface BusOptions {
  /** Hears of every event after the listeners, e.g. to raise it as a DOM event. */
  readonly tap?: (name: BusName, payload: unknown) => void
  readonly report: (name: BusName, error: unknown) => void
}

export function createBus({ tap, report }: BusOptions): Bus {
  const listeners = new Map<BusName, Set<(payload: never) => void>>()
  const guarded = (name: BusName, run: () => void) => {
    try {
      run()
    } catch (error) {
      report(name, error)
    }
  }
  return {
    on(name, listener) {
      const registered = listeners.get(name) ?? new Set()
      listeners.set(name, registered)
      // A wrapper, so that the same function registered twice has two undos.
      const wrapper: typeof listener = (payload) => listener(payload)
      registered.add(wrapper)
      return () => {
        registered.delete(wrapper)
      }
    },
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        guarded(name, () => listener(payload as never))
      }
      if (tap) guarded(name, () => tap(name, payload))
    },
  }
}
