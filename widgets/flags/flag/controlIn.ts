const BUTTONS = 'button, input[type="button"], input[type="submit"], [role="button"]'

/**
 * What a visitor presses: the element itself, or a button that the CMS rendered in it. A link in it may lead
 * anywhere, and is only what is seen without us.
 */
export function findFlagControl(element: Element): HTMLElement | null {
  const control = element.matches(`${BUTTONS}, a[href]`) ? element : element.querySelector(BUTTONS)
  return control instanceof HTMLElement ? control : null
}
