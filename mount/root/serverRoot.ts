import type { RootState } from '../../slices/root'
import type { ComponentId } from '../../src/componentId'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/** The root that a server has rendered into a mount point (design decision 37). */
export interface ServerRoot {
  readonly container: HTMLElement
  /** The prefix of the ids in it. */
  readonly prefix: string
  /** What it shows; null when the component shows something else, so that it only stands in for the widget. */
  readonly state: RootState | null
}

/** Finds a server's root. It shows the component's first answer, without what only this browser knows. */
export function findServerRoot(
  element: Element,
  id: ComponentId,
  state: RootState,
): ServerRoot | null {
  for (const container of unclobbered.children(element)) {
    const prefix = attributeOf(container, ATTRIBUTES.root)
    if (!prefix || !(container instanceof HTMLElement)) continue
    const { requestedId, settledId } = state.searches[id] ?? {}
    const isFirst = requestedId === 1 && settledId === 1 && Object.hasOwn(state.answers, id)
    return { container, prefix, state: isFirst ? { ...state, flags: {}, views: {} } : null }
  }
  return null
}
