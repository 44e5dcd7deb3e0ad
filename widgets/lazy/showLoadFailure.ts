import type { SettingsState } from '../../slices/settings'
import { LAZY_MESSAGES } from '../../src/lazy/messages'
import { createTranslate } from '../shared/languages/createTranslate'

/** Controls in a placeholder that work without the lazy content. */
const CONTROLS = 'a[href], form, button, select'

/**
 * Shows in a placeholder that its content failed to load, with a link to it. The CMS's own content stays when
 * it has controls; a mere "Loading…" is replaced. @returns restores the placeholder.
 */
export function showLoadFailure(
  placeholder: Element,
  url: string,
  settings: SettingsState,
): () => void {
  if (placeholder.matches(CONTROLS)) return () => {}
  const translate = createTranslate(settings, LAZY_MESSAGES)
  const before = [...placeholder.childNodes]
  const link = document.createElement('a')
  link.href = url
  link.textContent = translate('lazy.open')
  const line = document.createElement('div')
  line.className = 'vitrine-lazy'
  line.append(translate('lazy.failed'), ' ', link)
  if (placeholder.querySelector(CONTROLS)) placeholder.append(line)
  else placeholder.replaceChildren(line)
  return () => placeholder.replaceChildren(...before)
}
