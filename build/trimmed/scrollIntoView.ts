/**
 * Replaces compute-scroll-into-view, with which downshift keeps the active option visible inside its list. The
 * original also handles frames, borders, snap areas and boxes between the two, none of which a list of ours has.
 * @returns where to scroll the list so that the whole target shows; nothing when it does already
 */
export function compute(target: Element, { boundary }: { readonly boundary: Element }) {
  const list = boundary.getBoundingClientRect()
  const { top, bottom } = target.getBoundingClientRect()
  const above = top - list.top - boundary.clientTop
  const below = bottom - list.top - boundary.clientTop - boundary.clientHeight
  const isShown = above >= 0 && below <= 0
  if (isShown || (above < 0 && below > 0)) return []
  const by = above < 0 === bottom - top < boundary.clientHeight ? above : below
  return [{ el: boundary, top: boundary.scrollTop + by, left: boundary.scrollLeft }]
}
