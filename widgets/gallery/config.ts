import * as v from 'valibot'
import { text } from '../../src/config/values'

export const config = v.object({
  /** Which links inside the element open in the gallery. */
  links: v.optional(text(), 'a[data-colorbox-gallery], a.colorbox'),
})

export type GalleryConfig = v.InferOutput<typeof config>
