import { controlIn } from '../shared/controlIn'
import { dialogTrigger } from '../shared/dialogs/dialogTrigger'
import type { AppTools } from '../shared/entry/appTools'
import type { ModalConfig } from './config'

/** Makes the CMS's own link or button open a dialog (spec 2.2). @returns null when the CMS rendered none. */
export function enhanceTrigger(
  element: Element,
  config: ModalConfig,
  { bus }: AppTools,
): (() => void) | null {
  const control = controlIn(element)
  if (!control) return null
  return dialogTrigger(control, (text) => {
    const label = config.label ?? text
    bus.emit('modal:open', { ...config, ...(label && { label }) })
  })
}
