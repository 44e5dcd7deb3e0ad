import * as v from 'valibot'
import { text } from '../../src/config/values'

const option = v.object(
  { value: text(), label: text() },
  'an object with value and label, such as {"value": "price asc", "label": "Price"}',
)

export const config = v.object({
  options: v.optional(v.array(option, 'a list of options'), []),
})

export type SortConfig = v.InferOutput<typeof config>
