/** What stands in the place of something that did not load. */
export function errorText(text: string): HTMLElement {
  const element = document.createElement('p')
  element.className = 'pswp__error-msg vitrine-gallery__error'
  element.textContent = text
  return element
}
