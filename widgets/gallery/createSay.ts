import type { SettingsState } from '../../slices/settings'
import { GALLERY_MESSAGES, type GalleryMessageKey } from '../../src/contract/galleryMessages'
import { type SayFrom, sayFrom } from '../shared/sayFrom'

export type SayGallery = SayFrom<GalleryMessageKey>

/** The gallery's own texts. */
export const createSay = (settings: SettingsState): SayGallery =>
  sayFrom(GALLERY_MESSAGES, settings)
