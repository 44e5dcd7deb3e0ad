import * as v from 'valibot'
import { ALIGNS } from '../../src/captions/caption'
import { oneOf, onOff, textList } from '../../src/config/values'

export const name = 'caption-editor'

export const config = v.object({
  /** The field widgets whose media get a caption, in the CMS's own words (spec 5.6). */
  widget_types: v.optional(textList(), ['image', 'image_image']),
  /** Where a caption's block stands where the media does not say it. */
  align: v.optional(oneOf(ALIGNS), 'left'),
  /** Whether the element holds what visitors see: shortcodes in it become blocks. */
  show: v.optional(onOff(), false),
})

export type CaptionEditorConfig = v.InferOutput<typeof config>
