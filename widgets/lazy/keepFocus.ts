const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/**
 * For a focus that stands in an element which is about to be replaced.
 * @returns what gives the focus to the first thing that takes it in the elements that came.
 */
export function keepFocus(leaving: Element): (came: readonly Element[]) => void {
  if (!leaving.contains(document.activeElement)) return () => {}
  return (came) => {
    for (const element of came) {
      const inside = [element, ...element.querySelectorAll(FOCUSABLE)]
      for (const one of inside) {
        if (!(one instanceof HTMLElement) || !one.matches(FOCUSABLE)) continue
        one.focus({ preventScroll: true })
        if (document.activeElement === one) return
      }
    }
    const [first] = came
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
}
