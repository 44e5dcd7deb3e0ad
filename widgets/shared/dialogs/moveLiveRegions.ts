/**
 * Moves the live regions into the top modal element, or back into the body. A live region must be in the
 * accessible part of the page before its next text, or the text is not read.
 */
export function moveLiveRegions(root: Element, top: Element | null): void {
  const target = top ?? root.querySelector(':scope > body')
  for (const region of root.querySelectorAll('.vitrine-announcer')) {
    if (region.parentNode === target) continue
    // The move must not repeat the last text.
    region.replaceChildren()
    region.removeAttribute('aria-hidden')
    target?.append(region)
  }
}
