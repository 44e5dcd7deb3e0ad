const CONTROLS = 'button, a, input[type="button"], input[type="submit"], [role="button"]'

/** Finds the close control of a CMS or theme in a banner, by its class or id, or by its text. */
export function findCloseControl(banner: Element, name: string): HTMLElement | null {
  const controls = [...banner.querySelectorAll<HTMLElement>(CONTROLS)]
  return controls.find((one) => hasCloseName(one) || hasCloseText(one, name)) ?? null
}

/** Accepts `close`, `banner__close` and `btnClose`, but not `closeout-sale`. */
function hasCloseName(control: HTMLElement): boolean {
  const { id } = control
  const words = `${id} ${control.getAttribute('class') ?? ''}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_\s]+/)
  const hasWord = words.some((word) => word === 'close' || word === 'dismiss')
  return hasWord || control.matches('[data-dismiss], [data-bs-dismiss]')
}

function hasCloseText(control: HTMLElement, name: string): boolean {
  const value = control instanceof HTMLInputElement ? control.value : control.textContent
  const texts = [value, control.getAttribute('aria-label'), control.getAttribute('title')]
  const accepted = ['close', name.toLowerCase(), ...'x×✕✖✗╳⨯']
  return texts.some((text) => accepted.includes(text?.trim().toLowerCase() ?? ''))
}
