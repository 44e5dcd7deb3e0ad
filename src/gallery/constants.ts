/** The gallery's numbers (spec 9), each once, with its unit. */

/** The room that is kept for something of unknown size until it is there, in CSS pixels (spec 9). */
export const LIGHTBOX_WIDTH_PX = 600
export const LIGHTBOX_HEIGHT_PX = 450

/** How much of the page the backdrop covers, 0 to 1 (spec 9). */
export const LIGHTBOX_OPACITY = 0.9

/** How long opening, closing, zooming and a caption's slide take, in milliseconds (spec 9); gallery.css has the same. */
export const LIGHTBOX_SPEED_MS = 300

/** How long the slideshow shows one image, in milliseconds (spec 9). */
export const SLIDESHOW_MS = 2500

/** How long opening waits for an image of unknown size before it keeps room for it, in milliseconds. */
export const MEASURE_PATIENCE_MS = 300

/** Screens at or below this width are mobile devices where `lightbox.mobiledevicewidth` says nothing else, in CSS pixels. */
export const MOBILE_DEVICE_PX = 480

/** What is read of a caption, in characters. */
export const CAPTION_MOST = 10_000
