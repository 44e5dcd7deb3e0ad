/** Creates the message that replaces an item that failed to load. */
export function createErrorMessage(text: string): HTMLElement {
  const element = document.createElement('p')
  element.className = 'pswp__error-msg vitrine-gallery__error'
  element.textContent = text
  return element
}
