import * as v from 'valibot'
import { ALIGNS } from '../../src/captions/caption'
import { oneOf, onOff, textList } from '../../src/config/values'

export const name = 'caption-editor'

export const config = v.object({
  /** The CMS's field widgets whose media get a caption (spec 5.6). */
  widget_types: v.optional(textList(), ['image', 'image_image']),
  /** The alignment of media without their own. */
  align: v.optional(oneOf(ALIGNS), 'left'),
  /** Whether to show the shortcodes in the element as blocks. */
  show: v.optional(onOff(), false),
})

export type CaptionEditorConfig = v.InferOutput<typeof config>
