const CONTROLS = 'button, a, input[type="button"], input[type="submit"], [role="button"]'

/** The close control that a CMS or its theme put into a banner: known by its class or id, or by what it says. */
export function ownClose(banner: Element, name: string): HTMLElement | null {
  const controls = [...banner.querySelectorAll<HTMLElement>(CONTROLS)]
  return controls.find((one) => isMarked(one) || says(one, name)) ?? null
}

/** `close`, `banner__close` and `btnClose`, but not `closeout-sale`. */
function isMarked(control: HTMLElement): boolean {
  const { id } = control
  const words = `${id} ${control.getAttribute('class') ?? ''}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_\s]+/)
  const isNamed = words.some((word) => word === 'close' || word === 'dismiss')
  return isNamed || control.matches('[data-dismiss], [data-bs-dismiss]')
}

function says(control: HTMLElement, name: string): boolean {
  const value = control instanceof HTMLInputElement ? control.value : control.textContent
  const texts = [value, control.getAttribute('aria-label'), control.getAttribute('title')]
  const meant = ['close', name.toLowerCase(), ...'x×✕✖✗╳⨯']
  return texts.some((text) => meant.includes(text?.trim().toLowerCase() ?? ''))
}
