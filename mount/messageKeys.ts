import { COMMERCE_MESSAGES } from '../src/contract/commerceMessages'
import { CONSENT_MESSAGES } from '../src/contract/consentMessages'
import { COUNTER_MESSAGES } from '../src/contract/counterMessages'
import { DROPDOWN_MESSAGES } from '../src/contract/dropdownMessages'
import { GALLERY_MESSAGES } from '../src/contract/galleryMessages'
import { LAZY_MESSAGES } from '../src/contract/lazyMessages'
import { LEAD_MESSAGES } from '../src/contract/leadMessages'
import { MAP_MESSAGES } from '../src/contract/mapMessages'
import { MESSAGES } from '../src/contract/messages'
import { MODAL_MESSAGES } from '../src/contract/modalMessages'

/** Every English text, those of widgets that load late, too. */
export const ENGLISH: Readonly<Record<string, string>> = {
  ...MESSAGES,
  ...COMMERCE_MESSAGES,
  ...CONSENT_MESSAGES,
  ...COUNTER_MESSAGES,
  ...DROPDOWN_MESSAGES,
  ...GALLERY_MESSAGES,
  ...LAZY_MESSAGES,
  ...LEAD_MESSAGES,
  ...MAP_MESSAGES,
  ...MODAL_MESSAGES,
}

/** The keys of every text that a page may replace; a page that replaces none loads nothing of it. */
export const MESSAGE_KEYS: readonly string[] = Object.keys(ENGLISH)
