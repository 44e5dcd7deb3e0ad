import type { ComponentId } from '../../src/componentId'

/** The roots of each search component that show the CMS's markup still, since they have not rendered yet. */
export interface FirstRenders {
  /** Adds a root. @returns a function to call once the root has rendered, or never will; a second call does nothing. */
  begin(id: ComponentId): () => void
  waiting(id: ComponentId): boolean
  /** Calls back for each root that has rendered. @returns its undo. */
  onRendered(listener: () => void): () => void
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
        for (const listener of listeners) listener()
      }
    },
    waiting: (id) => [...waiting.values()].includes(id),
    onRendered(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
