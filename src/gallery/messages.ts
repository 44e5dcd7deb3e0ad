/** The gallery's messages, loaded with it; the page settings' `messages` replace them. */
export const GALLERY_MESSAGES = {
  'gallery.label': 'Gallery',
  'gallery.counter': 'image {current} of {total}',
  'gallery.previous': 'Previous',
  'gallery.next': 'Next',
  'gallery.start': 'Start slideshow',
  'gallery.stop': 'Stop slideshow',
  'gallery.zoom': 'Zoom',
  'gallery.close': 'Close',
  'gallery.loading': 'Loading…',
  'gallery.imageFailed': 'This image failed to load.',
  'gallery.contentFailed': 'This content failed to load.',
} as const

export type GalleryMessageKey = keyof typeof GALLERY_MESSAGES
