/** The siblings to make inert: not those without a box, those that are inert already, or live regions. */
const OTHERS =
  ':scope > :not(script, style, template, link, [inert], .vitrine-announcer, .vitrine-notices)'

/**
 * Makes everything outside an element inert, up to the body: focus, pointer and screen readers stay in it, as
 * in the browser's own modal dialogs. The element must have the focus already. Elements that are added later
 * stay reachable: they often belong to the dialog (a date picker, a captcha) or need an answer first (a
 * consent banner).
 * @returns makes them reachable again.
 */
export function makeOutsideInert(element: Element): () => void {
  const changed: Element[] = []
  for (let at = element; at.localName !== 'body' && at.parentElement; at = at.parentElement) {
    // By the prototype: a form may have a field named querySelectorAll.
    const siblings = Element.prototype.querySelectorAll.call(at.parentElement, OTHERS)
    changed.push(...[...siblings].filter((one) => one !== at))
  }
  for (const one of changed) Element.prototype.setAttribute.call(one, 'inert', '')
  return () => {
    for (const one of changed) Element.prototype.removeAttribute.call(one, 'inert')
  }
}
