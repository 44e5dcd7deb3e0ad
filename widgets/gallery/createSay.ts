import type { SettingsState } from '../../slices/settings'
import { GALLERY_MESSAGES, type GalleryMessageKey } from '../../src/gallery/messages'
import { type SayFrom, sayFrom } from '../shared/languages/sayFrom'

export type SayGallery = SayFrom<GalleryMessageKey>

/** The gallery's own texts. */
export const createSay = (settings: SettingsState): SayGallery =>
  sayFrom(GALLERY_MESSAGES, settings)
