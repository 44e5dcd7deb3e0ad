import { topModal } from '../../widgets/shared/overlay/layers'
import { moveRegions } from './announce'
import { pageElement } from './page'

const LOCKED = 'data-vitrine-locked'

/**
 * While something modal lies over the page, the page does not scroll, and what is said to screen readers is
 * said inside (design decision 29).
 */
export function settleLayers(): void {
  const root = pageElement()
  if (!topModal()) root.removeAttribute(LOCKED)
  // The room of a scrollbar that goes is kept, so that nothing moves.
  else if (!root.hasAttribute(LOCKED))
    root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'gutter' : '')
  moveRegions()
}
