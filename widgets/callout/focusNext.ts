/** Controls that take the focus without opening a phone's keyboard. */
const CONTROLS = 'a[href], button:not(:disabled), summary, [tabindex="0"]'

/**
 * Moves the focus to a control near a hidden element: the next visible control, else the one before, else the
 * page's main part. A skip link is visible only while it has the focus, so it does not count.
 */
export function focusNext(hidden: Element): void {
  const visible = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => !hidden.contains(one) && isVisible(one),
  )
  const isAfter = (one: Element) =>
    (hidden.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = visible.find(isAfter) ?? visible.findLast((one) => !isAfter(one))
  if (next) next.focus({ preventScroll: true })
  else focusMain()
}

function isVisible(element: HTMLElement): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isRendered = element.checkVisibility?.({ visibilityProperty: true }) ?? true
  const isOnScreen = bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
  return isRendered && width > 1 && height > 1 && isOnScreen && !element.closest('[inert]')
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"]') ?? document.body
  const addsTabindex = !main.hasAttribute('tabindex')
  if (addsTabindex) main.tabIndex = -1
  main.focus({ preventScroll: true })
  if (addsTabindex)
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
