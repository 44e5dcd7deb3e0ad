import * as v from 'valibot'
import { text } from '../../src/config/values'

const option = v.object({ value: text(), label: text() })

export const config = v.object(
  {
    label: text(),
    name: v.optional(text()),
    options: v.array(option, 'a list of options, such as [{"value": "a", "label": "A"}]'),
  },
  'an object with label and options',
)

export type DropdownConfig = v.InferOutput<typeof config>
