import type { SettingsState } from '../../slices/settings'
import { LAZY_MESSAGES } from '../../src/lazy/messages'
import { createTranslate } from '../shared/languages/createTranslate'

/** What a CMS's placeholder may hold that still leads somewhere. */
const USEFUL = 'a[href], form, button, select'

/**
 * Says in a placeholder that its part of the page did not come, with a link to it. What the CMS put there stays
 * where it leads somewhere: a mere "Loading…" goes. @returns what gives it back.
 */
export function failedLine(placeholder: Element, url: string, settings: SettingsState): () => void {
  if (placeholder.matches(USEFUL)) return () => {}
  const translate = createTranslate(settings, LAZY_MESSAGES)
  const before = [...placeholder.childNodes]
  const link = document.createElement('a')
  link.href = url
  link.textContent = translate('lazy.open')
  const line = document.createElement('div')
  line.className = 'vitrine-lazy'
  line.append(translate('lazy.failed'), ' ', link)
  if (placeholder.querySelector(USEFUL)) placeholder.append(line)
  else placeholder.replaceChildren(line)
  return () => placeholder.replaceChildren(...before)
}
