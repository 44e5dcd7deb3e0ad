/** What takes the focus without opening a keyboard on a phone. */
const TARGETS = 'a[href], button:not(:disabled), summary, [tabindex="0"]'

/**
 * Gives the focus a place near what has just been hidden: the next control in sight, else the one before, else
 * the page's main part. A skip link, which only the focus brings into sight, is none.
 */
export function focusNext(hidden: Element): void {
  const inSight = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => !hidden.contains(one) && isInSight(one),
  )
  const isAfter = (one: Element) =>
    (hidden.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = inSight.find(isAfter) ?? inSight.findLast((one) => !isAfter(one))
  if (next) next.focus({ preventScroll: true })
  else focusMain()
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isThere = element.checkVisibility?.({ visibilityProperty: true }) ?? true
  const isOnScreen = bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
  return isThere && width > 1 && height > 1 && isOnScreen && !element.closest('[inert]')
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"]') ?? document.body
  const given = !main.hasAttribute('tabindex')
  if (given) main.tabIndex = -1
  main.focus({ preventScroll: true })
  if (given) main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
