import type { SettingsState } from '../../slices/settings'
import { formatMessage, type MessageValues } from '../../src/contract/formatMessage'
import { GALLERY_MESSAGES, type GalleryMessageKey } from '../../src/contract/galleryMessages'

export type SayGallery = (key: GalleryMessageKey, values?: MessageValues) => string

/** The gallery's own texts, or what the page's settings say instead. */
export function createSay({ messages, locale }: SettingsState): SayGallery {
  const texts = { ...GALLERY_MESSAGES, ...messages }
  return (key, values) => formatMessage(texts[key], values, locale)
}
