import { onPress } from '../shared/onPress'

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
  const ignore = onPress(control, press)
  return () => {
    ignore()
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
