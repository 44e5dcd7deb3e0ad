import type { RootState } from '../../slices/root'
import type { ComponentId } from '../../src/componentId'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/**
 * A root that stands in a mount point before its widget renders: of a server (design decision 37), or of a script that
 * has copied a mounted widget, as carousels, mobile menus and Turbo do.
 */
export interface ServerRoot {
  readonly container: HTMLElement
  /** The prefix of the ids in it; empty in a copy. */
  readonly prefix: string
  /** What it shows; null when the component shows something else, so that it only stands in for the widget. */
  readonly state: RootState | null
}

/** The roots that React renders into. */
export const liveRoots = new WeakSet<Element>()

/**
 * Finds the root that stands there. That of a server shows the component's first answer, without what only this
 * browser knows.
 * @param beside the element that the widget's root stands behind, where it is not a child of `element`
 */
export function findServerRoot(
  element: Element,
  id: ComponentId,
  state: RootState,
  beside?: Element | null,
): ServerRoot | null {
  for (const container of [...unclobbered.children(element), beside?.nextElementSibling]) {
    if (!(container instanceof HTMLElement) || liveRoots.has(container)) continue
    const prefix = attributeOf(container, ATTRIBUTES.root)
    if (prefix === null) continue
    const { requestedId, settledId } = state.searches[id] ?? {}
    const isFirst =
      prefix && requestedId === 1 && settledId === 1 && Object.hasOwn(state.answers, id)
    return { container, prefix, state: isFirst ? { ...state, flags: {}, views: {} } : null }
  }
  return null
}
