import { openDialog } from '../dialogs/openDialog'
import { documentBody } from './dom'

/** The role of a live region: polite, or assertive. */
type Urgency = 'status' | 'alert'

const regions: { [role in Urgency]?: HTMLElement } = {}

/**
 * Announces a text to screen readers, in the page's one live region of that role. While a modal dialog is open
 * the region is inside it, since everything outside is inert.
 */
export function announce(text: string, role: Urgency = 'status'): void {
  const place = openDialog() ?? documentBody()
  const live = regions[role] ?? createRegion(role)
  regions[role] = live
  if (live.parentNode !== place) {
    // A script that copies a page copies the region, too.
    place.querySelector(`:scope > .vitrine-announcer[role="${role}"]`)?.remove()
    place.append(live)
  }
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
