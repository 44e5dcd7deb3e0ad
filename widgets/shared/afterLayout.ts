/**
 * Calls back once, in the next frame, when the browser has laid out the page and has not painted it yet: what is
 * measured then forces no layout, and what is changed is in that paint.
 * @param element any element of the page.
 * @returns a function that cancels it.
 */
export function afterLayout(element: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    then()
  })
  // Of all elements the root comes first, so changes in the callback still reach every other observer in this frame.
  observer.observe(element.closest('html') ?? element)
  return () => observer.disconnect()
}
