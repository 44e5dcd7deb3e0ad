import { formatMessage } from '../../src/contract/formatMessage'
import { LAZY_MESSAGES } from '../../src/contract/lazyMessages'
import type { Messages } from '../../src/contract/messages'

/** What a CMS's placeholder may hold that still leads somewhere. */
const USEFUL = 'a[href], form, button, select'

/**
 * Says in a placeholder that its part of the page did not come, with a link to it. What the CMS put there stays
 * where it leads somewhere: a mere "Loading…" goes. @returns what gives it back.
 */
export function failedLine(
  placeholder: Element,
  url: string,
  { messages, locale }: { readonly messages: Messages; readonly locale: string },
): () => void {
  if (placeholder.matches(USEFUL)) return () => {}
  const texts = { ...LAZY_MESSAGES, ...messages }
  const before = [...placeholder.childNodes]
  const link = document.createElement('a')
  link.href = url
  link.textContent = formatMessage(texts['lazy.open'], {}, locale)
  const line = document.createElement('div')
  line.className = 'vitrine-lazy'
  line.append(formatMessage(texts['lazy.failed'], {}, locale), ' ', link)
  if (placeholder.querySelector(USEFUL)) placeholder.append(line)
  else placeholder.replaceChildren(line)
  return () => placeholder.replaceChildren(...before)
}
