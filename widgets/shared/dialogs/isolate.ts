/** What has no box, what is inert already, and what moves into whatever is open. */
const OTHERS =
  ':scope > :not(script, style, template, link, [inert], .vitrine-announcer, .vitrine-notices)'

/**
 * Makes everything around an element inert, up to the body: focus, pointer and screen readers stay in it, as
 * in the browser's own modal dialogs. It has the focus by then. What comes into the page later stays in
 * reach: it is often for the dialog (a date picker, a captcha), or wants to be answered first (a consent banner).
 * @returns its undo.
 */
export function isolate(element: Element): () => void {
  const changed: Element[] = []
  for (let at = element; at.localName !== 'body' && at.parentElement; at = at.parentElement) {
    // Past a form whose fields are named like parts of the DOM.
    const around = Element.prototype.querySelectorAll.call(at.parentElement, OTHERS)
    changed.push(...[...around].filter((one) => one !== at))
  }
  for (const one of changed) Element.prototype.setAttribute.call(one, 'inert', '')
  return () => {
    for (const one of changed) Element.prototype.removeAttribute.call(one, 'inert')
  }
}
