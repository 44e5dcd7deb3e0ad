import { onPress } from '../shared/onPress'
import type { PageStore, PageTools } from '../shared/widgetEntry'
import type { ModalConfig } from './config'
import { controlIn } from './controlIn'

const OURS = ['role', 'aria-haspopup']

/**
 * Makes the CMS's own link or button open a dialog (spec 2.2): a link leads where it led without us, and in a
 * new tab it still does. It is given back as it was. @returns null where the CMS rendered none.
 */
export function enhanceTrigger(
  element: Element,
  config: ModalConfig,
  _store: PageStore,
  { bus }: PageTools,
): (() => void) | null {
  const control = controlIn(element)
  if (!control) return null
  const before = OURS.map((name) => [name, control.getAttribute(name)] as const)
  control.setAttribute('aria-haspopup', 'dialog')
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button')
  const stop = onPress(control, () => {
    // Safari gives a button no focus when it is pressed, and it shall have it back.
    control.focus({ preventScroll: true })
    const label = config.label ?? textOf(control)
    bus.emit('modal:open', { ...config, ...(label && { label }) })
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
