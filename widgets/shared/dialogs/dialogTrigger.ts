import { keepAttributes } from '../keepAttributes'
import { onPress } from '../onPress'

/**
 * Makes the CMS's own link or button open a dialog (spec 2.2). A link keeps its address for a new tab.
 * @param open gets the control's text.
 * @returns restores the control.
 */
export function dialogTrigger(control: HTMLElement, open: (label: string) => void): () => void {
  const restore = keepAttributes(control, ['role', 'aria-haspopup'])
  control.setAttribute('aria-haspopup', 'dialog')
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button')
  const offPress = onPress(control, () => {
    // Safari does not focus a pressed button, and the focus must return to it.
    control.focus({ preventScroll: true })
    open(labelOf(control))
  })
  return () => {
    offPress()
    restore()
  }
}

function labelOf(control: HTMLElement): string {
  const text = control instanceof HTMLInputElement ? control.value : control.textContent
  return control.getAttribute('aria-label') ?? text?.trim().replace(/\s+/g, ' ') ?? ''
}
