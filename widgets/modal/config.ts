import * as v from 'valibot'
import { filledText, oneOf, text } from '../../src/config/values'

export const config = v.object(
  {
    /** The id of the element whose content the dialog shows. */
    content: filledText('the id of an element on this page'),
    title: filledText("the dialog's title"),
    label: v.optional(text()),
    /** Medium when unknown (spec 2.2). */
    size: v.optional(
      v.fallback(oneOf(['tiny', 'small', 'medium', 'large', 'xlarge']), 'medium'),
      'medium',
    ),
  },
  'an object with content and title, such as {"content": "terms", "title": "Terms"}',
)

export type ModalConfig = v.InferOutput<typeof config>
