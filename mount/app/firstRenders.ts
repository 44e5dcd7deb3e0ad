import type { ComponentId } from '../../src/componentId'

/** The roots of each search component that show the CMS's markup still, since they have not rendered yet. */
export interface FirstRenders {
  /** Adds a root. @returns a function to call once the root has rendered, or never will; a second call does nothing. */
  begin(id: ComponentId, widget: string): () => void
  /** Whether a root of the component, or of this widget in it, has not rendered. */
  waiting(id: ComponentId, widget?: string): boolean
  /** Calls back for each root that has rendered. @returns its undo. */
  onRendered(listener: () => void): () => void
}

export function createFirstRenders(): FirstRenders {
  const waiting = new Set<{ readonly id: ComponentId; readonly widget: string }>()
  const listeners = new Set<() => void>()
  return {
    begin(id, widget) {
      const root = { id, widget }
      waiting.add(root)
      return () => {
        if (!waiting.delete(root)) return
        for (const listener of listeners) listener()
      }
    },
    waiting: (id, widget) =>
      [...waiting].some((root) => root.id === id && root.widget === (widget ?? root.widget)),
    onRendered(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
