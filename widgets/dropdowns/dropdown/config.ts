import * as v from 'valibot'
import { filledText, onOff, text, textList, wholeNumber } from '../../../src/config/values'

const option = v.object(
  {
    value: text(),
    label: text(),
    group: v.optional(text()),
    disabled: v.optional(onOff()),
  },
  'an object with value and label, such as {"value": "a", "label": "A"}',
)

export const name = 'dropdown'

export const config = v.object({
  /** Its accessible name, when no label of the page names its select. */
  label: v.optional(text()),
  placeholder: v.optional(text()),
  /** The address of its options; `q` and `page` are added. */
  url: v.optional(filledText('an address')),
  /** Limits of the typed term, in characters, and of the number of selected options (spec 5.8). */
  min_length: v.optional(wholeNumber(0), 0),
  max_length: v.optional(wholeNumber(1)),
  max_selected: v.optional(wholeNumber(1)),
  // Without a select, what the select would hold.
  options: v.optional(
    v.array(option, 'a list of options, such as [{"value": "a", "label": "A"}]'),
    [],
  ),
  name: v.optional(text(), ''),
  value: v.optional(textList(), []),
  multiple: v.optional(onOff(), false),
  required: v.optional(onOff(), false),
  disabled: v.optional(onOff(), false),
})

/** With the select of its mount point, or null. */
export type DropdownConfig = v.InferOutput<typeof config> & {
  readonly select?: HTMLSelectElement | null
}
