import { onPress } from '../onPress'

const OURS = ['role', 'aria-haspopup']

/**
 * Makes the CMS's own link or button open a dialog (spec 2.2): a link leads where it led without us, and in a
 * new tab it still does. @returns what gives it back as it was.
 */
export function dialogTrigger(control: HTMLElement, open: (label: string) => void): () => void {
  const before = OURS.map((name) => [name, control.getAttribute(name)] as const)
  control.setAttribute('aria-haspopup', 'dialog')
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button')
  const stop = onPress(control, () => {
    // Safari gives a button no focus when it is pressed, and it shall have it back.
    control.focus({ preventScroll: true })
    open(textOf(control))
  })
  return () => {
    stop()
    for (const [name, value] of before) {
      if (value === null) control.removeAttribute(name)
      else control.setAttribute(name, value)
    }
  }
}

function textOf(control: HTMLElement): string {
  const text = control instanceof HTMLInputElement ? control.value : control.textContent
  return control.getAttribute('aria-label') ?? text?.trim().replace(/\s+/g, ' ') ?? ''
}
