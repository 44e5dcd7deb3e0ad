/**
 * Tells a frame after something came into the page: by then it is mounted.
 * @param own where nothing counts
 * @returns the undo.
 */
export function watchAdded(own: Element, came: () => void): () => void {
  let frame = 0
  const tell = () => {
    frame = 0
    came()
  }
  const observer = new MutationObserver((records) => {
    const isNews = records.some(
      ({ target, addedNodes }) => addedNodes.length > 0 && !own.contains(target),
    )
    if (isNews && frame === 0) frame = requestAnimationFrame(tell)
  })
  observer.observe(own.ownerDocument, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
