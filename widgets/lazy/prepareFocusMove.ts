const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/**
 * Remembers whether the focus is in an element that is about to be replaced.
 * @returns moves that focus to the first focusable element in the new elements.
 */
export function prepareFocusMove(replaced: Element): (replacements: readonly Element[]) => void {
  if (!replaced.contains(document.activeElement)) return () => {}
  return (replacements) => {
    for (const element of replacements) {
      for (const one of [element, ...element.querySelectorAll(FOCUSABLE)]) {
        if (!(one instanceof HTMLElement) || !one.matches(FOCUSABLE)) continue
        one.focus({ preventScroll: true })
        if (document.activeElement === one) return
      }
    }
    const [first] = replacements
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
}
