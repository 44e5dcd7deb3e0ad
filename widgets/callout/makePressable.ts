import { keepAttributes } from '../shared/keepAttributes'
import { onPress } from '../shared/onPress'

/**
 * Makes a control of the CMS call back when it is pressed, by pointer or key. An icon without a name gets one.
 * @returns restores it.
 */
export function makePressable(control: HTMLElement, name: string, press: () => void): () => void {
  const restore = keepAttributes(control, ['role', 'tabindex', 'aria-label'])
  const isLink = control.matches('a[href]')
  const isNative = control.matches('button, input')
  if (!isNative) control.setAttribute('role', 'button')
  if (!isNative && !isLink) control.setAttribute('tabindex', '0')
  // A title is not read when the control has content, such as an icon.
  if (!isNamed(control)) control.setAttribute('aria-label', control.title || name)
  const offPress = onPress(control, press)
  return () => {
    offPress()
    restore()
  }
}

/** Whether it has a name: a cross, or the letter x, is none. */
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
