import type { ComponentId } from '../../src/componentId'

/** What stands on one mount point. */
export interface Mounted {
  readonly element: Element
  readonly widget: string
  /** The search component that it is or belongs to; empty where it needs none. */
  readonly component: ComponentId
  readonly unmount: () => void
}

/** Every mounted element of the page. An element that left is removed, so that it can be garbage-collected. */
export type MountedElements = Map<Element, Mounted>

/** The component that a search element is, an inherited one included. */
export function componentAt(mounted: MountedElements, element: Element): ComponentId | null {
  const entry = mounted.get(element)
  return entry?.widget === 'search' ? entry.component : null
}
