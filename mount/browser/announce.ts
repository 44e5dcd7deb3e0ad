import { openDialog } from '../dialogs/openDialog'
import { documentBody } from './dom'

/** Politely, or at once. */
type Urgency = 'status' | 'alert'

const regions: { [role in Urgency]?: HTMLElement } = {}

/**
 * Says a text to screen readers, in one live region of its urgency for the whole page. While a modal dialog
 * is open the region stands inside it, since everything outside is inert.
 */
export function announce(text: string, role: Urgency = 'status'): void {
  const place = openDialog() ?? documentBody()
  const live = regions[role] ?? createRegion(role)
  regions[role] = live
  if (live.parentNode !== place) place.append(live)
  const line = document.createElement('p')
  line.textContent = text
  live.replaceChildren(line)
}

function createRegion(role: Urgency): HTMLElement {
  const live = document.createElement('div')
  live.className = 'vitrine-announcer'
  live.setAttribute('role', role)
  live.setAttribute('aria-live', role === 'alert' ? 'assertive' : 'polite')
  return live
}
