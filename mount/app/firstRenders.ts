import type { ComponentId } from '../../src/componentId'

/** The roots of each search component that have rendered nothing yet: what the CMS rendered stands there. */
export interface FirstRenders {
  /** @returns to be called when the root has rendered, or never will; calling it again does nothing. */
  begin(id: ComponentId): () => void
  waiting(id: ComponentId): boolean
  /** Calls back whenever a root has rendered. @returns its undo. */
  onRendered(then: () => void): () => void
}

export function createFirstRenders(): FirstRenders {
  const waiting = new Map<symbol, ComponentId>()
  const listeners = new Set<() => void>()
  return {
    begin(id) {
      const root = Symbol(id)
      waiting.set(root, id)
      return () => {
        if (!waiting.delete(root)) return
        for (const then of listeners) then()
      }
    },
    waiting: (id) => [...waiting.values()].includes(id),
    onRendered(then) {
      listeners.add(then)
      return () => listeners.delete(then)
    },
  }
}
