import { findAll, pageBody } from './page'

let region: HTMLElement | null = null

/**
 * Says a text politely to screen readers, in one live region for the whole page. While one of our modal
 * dialogs is open the region stands inside it, since everything outside is inert.
 */
export function announce(text: string): void {
  const place = findAll(document, 'dialog.vitrine-sheet[open]')[0] ?? pageBody()
  const live = region ?? createRegion()
  region = live
  if (live.parentNode !== place) place.append(live)
  const line = document.createElement('p')
  line.textContent = text
  live.replaceChildren(line)
}

function createRegion(): HTMLElement {
  const live = document.createElement('div')
  live.className = 'vitrine-announcer'
  live.setAttribute('role', 'status')
  live.setAttribute('aria-live', 'polite')
  return live
}
