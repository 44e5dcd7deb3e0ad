/** The initial size of an item of unknown size, in CSS pixels (spec 9). */
export const LIGHTBOX_WIDTH_PX = 600
export const LIGHTBOX_HEIGHT_PX = 450

/** The backdrop's opacity, 0 to 1 (spec 9). */
export const LIGHTBOX_OPACITY = 0.9

/** The duration of opening, closing, zooming and sliding a caption, in milliseconds (spec 9); gallery.css repeats it. */
export const LIGHTBOX_SPEED_MS = 300

/** How long the slideshow shows one image, in milliseconds (spec 9). */
export const SLIDESHOW_MS = 2500

/** How long opening waits for an image's size before it shows a placeholder, in milliseconds. */
export const MEASURE_TIMEOUT_MS = 300

/** The default of `lightbox.mobiledevicewidth`: the greatest width of a mobile device, in CSS pixels. */
export const MOBILE_DEVICE_MAX_WIDTH_PX = 480

/** A caption is cut after this many characters. */
export const MAX_CAPTION_LENGTH = 10_000
