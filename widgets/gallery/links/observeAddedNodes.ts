/**
 * Calls back one frame after nodes were added to the page; by then they are mounted.
 * @param ignored an element whose own changes do not count
 * @returns a function that stops observing.
 */
export function observeAddedNodes(ignored: Element, onAdded: () => void): () => void {
  let frame = 0
  const notify = () => {
    frame = 0
    onAdded()
  }
  const observer = new MutationObserver((records) => {
    const isRelevant = records.some(
      ({ target, addedNodes }) => addedNodes.length > 0 && !ignored.contains(target),
    )
    if (isRelevant && frame === 0) frame = requestAnimationFrame(notify)
  })
  observer.observe(ignored.ownerDocument, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
