/** Takes an element out of the page for everybody, whatever the theme says. @returns what gives it back. */
export function hide(element: Element): () => void {
  const wasHidden = element.hasAttribute('hidden')
  element.setAttribute('data-vitrine-hidden', '')
  element.setAttribute('hidden', '')
  return () => {
    element.removeAttribute('data-vitrine-hidden')
    if (!wasHidden) element.removeAttribute('hidden')
  }
}
