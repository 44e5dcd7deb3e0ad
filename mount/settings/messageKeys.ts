import { CALLOUT_MESSAGES } from '../../src/callout/messages'
import { CONSENT_MESSAGES } from '../../src/consent/messages'
import { MESSAGES } from '../../src/contract/messages'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import { DROPDOWN_MESSAGES } from '../../src/dropdowns/messages'
import { COUNTER_MESSAGES } from '../../src/flags/messages'
import { GALLERY_MESSAGES } from '../../src/gallery/messages'
import { LAZY_MESSAGES } from '../../src/lazy/messages'
import { LEAD_MESSAGES } from '../../src/leads/messages'
import { MAP_MESSAGES } from '../../src/map/messages'
import { SHOP_MESSAGES } from '../../src/shop/messages'

/** Every English text, those of widgets that load late, too. */
export const ENGLISH: Readonly<Record<string, string>> = {
  ...MESSAGES,
  ...SHOP_MESSAGES,
  ...CONSENT_MESSAGES,
  ...COUNTER_MESSAGES,
  ...DROPDOWN_MESSAGES,
  ...GALLERY_MESSAGES,
  ...CALLOUT_MESSAGES,
  ...LAZY_MESSAGES,
  ...LEAD_MESSAGES,
  ...MAP_MESSAGES,
  ...MODAL_MESSAGES,
}

/**
 * The keys of every text that a page may replace; a page that replaces none loads nothing of it. Those of further
 * widgets come with them: they are loaded where a key is none of the others.
 */
export async function messageKeys(messages: unknown): Promise<readonly string[]> {
  const keys = Object.keys(ENGLISH)
  if (Object.keys(Object(messages)).every((key) => keys.includes(key))) return keys
  // Where the second classic script is missing there are no others.
  const further = await import('../extension/extension')
    .then(({ furtherMessageKeys }) => furtherMessageKeys())
    .catch(() => [])
  return [...keys, ...further]
}
