/**
 * Makes the content of a dialog scroll sideways in it while it is wider, such as a table. It can then be focused,
 * so that the arrow keys scroll it, and has the dialog's name.
 * @returns stops.
 */
export function scrollWideContent(box: Element): () => void {
  const body = box.querySelector('.vitrine-modal__body')
  if (!body) return () => {}
  const measure = () => {
    // Both are rounded.
    const isWide = body.scrollWidth > body.clientWidth + 1
    const attributes = {
      'data-wide': '',
      tabindex: '0',
      role: 'group',
      'aria-label': box.getAttribute('aria-label') ?? '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (isWide) body.setAttribute(name, value)
      else body.removeAttribute(name)
    }
  }
  const observer = new ResizeObserver(measure)
  observer.observe(body)
  return () => observer.disconnect()
}
