const CONTROLS = 'a[href], button, input[type="button"], input[type="submit"], [role="button"]'

/** What a visitor presses: the element itself, or the first link or button that the CMS rendered in it. */
export function controlIn(element: Element): HTMLElement | null {
  const control = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS)
  return control instanceof HTMLElement ? control : null
}
