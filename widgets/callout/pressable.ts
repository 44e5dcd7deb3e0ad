/**
 * Makes a control of the CMS do something of ours when it is pressed, by pointer or key; an icon gets a name.
 * @returns what gives it back as it was.
 */
export function pressable(control: HTMLElement, name: string, press: () => void): () => void {
  const before = ['role', 'tabindex', 'aria-label'].map(
    (attribute) => [attribute, control.getAttribute(attribute)] as const,
  )
  const isLink = control.matches('a[href]')
  const isNative = control.matches('button, input')
  if (!isNative) control.setAttribute('role', 'button')
  if (!isNative && !isLink) control.setAttribute('tabindex', '0')
  // A title is read only where there is no content.
  if (!isNamed(control)) control.setAttribute('aria-label', control.title || name)
  const click = (event: MouseEvent) => {
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    press()
  }
  // The browser itself presses buttons by either key, and links by Enter.
  const keys = isNative ? [] : isLink ? [' '] : [' ', 'Enter']
  const key = (event: KeyboardEvent) => {
    if (!keys.includes(event.key) || event.repeat) return
    event.preventDefault()
    press()
  }
  control.addEventListener('click', click)
  control.addEventListener('keydown', key)
  return () => {
    control.removeEventListener('click', click)
    control.removeEventListener('keydown', key)
    for (const [attribute, value] of before) {
      if (value === null) control.removeAttribute(attribute)
      else control.setAttribute(attribute, value)
    }
  }
}

/** A cross, or a letter that is one, is no name. */
function isNamed(control: HTMLElement): boolean {
  const pictures = [...control.querySelectorAll('img[alt], svg title')]
  const texts = [
    control.getAttribute('aria-label'),
    control.getAttribute('aria-labelledby'),
    control instanceof HTMLInputElement ? control.value : control.textContent,
    ...pictures.map((one) => one.getAttribute('alt') ?? one.textContent),
  ]
  return texts.some((text) => /\p{L}{2}/u.test(text ?? ''))
}
