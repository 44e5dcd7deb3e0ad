import * as v from 'valibot'
import { filledText, oneOf, text, wholeNumber } from '../../src/config/values'
import { ITEM_KINDS } from '../../src/gallery/itemKind'

/** Of an element, for the links inside it; or of one link. */
export const config = v.object({
  /** Which links inside the element open in the gallery. */
  links: v.optional(text(), 'a[data-colorbox-gallery], a.colorbox'),
  /** How a link's item is shown, where its address does not say so. */
  type: v.optional(oneOf(ITEM_KINDS)),
  /** What a link shows instead of what it leads to. */
  src: v.optional(filledText('a URL')),
  /** The size of an image that need not be measured, or of markup and frames, in CSS pixels. */
  width: v.optional(wholeNumber(1)),
  height: v.optional(wholeNumber(1)),
})

export type GalleryConfig = v.InferOutput<typeof config>
