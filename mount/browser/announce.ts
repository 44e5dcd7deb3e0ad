import { openModal } from './openModal'
import { pageBody } from './page'

/** Politely, or at once. */
type Urgency = 'status' | 'alert'

const regions: { [role in Urgency]?: HTMLElement } = {}

/**
 * Says a text to screen readers, in one live region of its urgency for the whole page. While a modal dialog
 * is open the region stands inside it, since everything outside is inert.
 */
export function announce(text: string, role: Urgency = 'status'): void {
  regions[role] ??= createRegion(role)
  moveRegions()
  const line = document.createElement('p')
  line.textContent = text
  regions[role].replaceChildren(line)
}

/** Brings the live regions to where they are heard now: they must stand there before their next text. */
export function moveRegions(): void {
  const place = openModal() ?? pageBody()
  for (const live of Object.values(regions)) {
    if (live.parentNode === place) continue
    // What was said there is not said again.
    live.replaceChildren()
    live.removeAttribute('aria-hidden')
    place.append(live)
  }
}

function createRegion(role: Urgency): HTMLElement {
  const live = document.createElement('div')
  live.className = 'vitrine-announcer'
  live.setAttribute('role', role)
  live.setAttribute('aria-live', role === 'alert' ? 'assertive' : 'polite')
  return live
}
