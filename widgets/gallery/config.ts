import * as v from 'valibot'
import { filledText, oneOf, text, wholeNumber } from '../../src/config/values'
import { ITEM_KINDS } from '../../src/gallery/itemKind'

export const name = 'gallery'

/** The options of an element, for the links inside it, or of one link. */
export const config = v.object({
  /** Which links inside the element open in the gallery. */
  links: v.optional(text(), 'a[data-colorbox-gallery], a.colorbox'),
  /** How a link's item is shown when its URL does not tell. */
  type: v.optional(oneOf(ITEM_KINDS)),
  /** The URL that the gallery shows instead of the link's own. */
  src: v.optional(filledText('a URL')),
  /** The size in CSS pixels of markup and frames, or of an image that is then not measured. */
  width: v.optional(wholeNumber(1)),
  height: v.optional(wholeNumber(1)),
})

export type GalleryConfig = v.InferOutput<typeof config>
