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

export const config = v.object({
  /** What it is called, where no label of the page names its select. */
  label: v.optional(text()),
  placeholder: v.optional(text()),
  /** Where its options are fetched, `q` and `page` added. */
  url: v.optional(filledText('an address')),
  /** Limits of what is typed, in characters, and of how many are chosen (spec 5.8). */
  min_length: v.optional(wholeNumber(0), 0),
  max_length: v.optional(wholeNumber(1)),
  max_selected: v.optional(wholeNumber(1)),
  // Where there is no select, what it would say.
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

/** With the select that it found on the page, or null. */
export type DropdownConfig = v.InferOutput<typeof config> & {
  readonly select?: HTMLSelectElement | null
}
