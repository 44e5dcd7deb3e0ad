import * as v from 'valibot'
import { fieldName, filledText, text, textList } from '../../../src/config/values'

const option = v.object(
  {
    label: filledText(),
    field: fieldName(),
    values: v.pipe(textList(), v.minLength(1, 'a list of at least one value')),
  },
  'an object with label, field and values, such as {"label": "By the water", "field": "tags", "values": ["waterfront"]}',
)

export const name = 'boost'

export const config = v.object(
  {
    label: v.optional(text()),
    options: v.array(
      option,
      'a list of boosts, such as [{"label": "By the water", "field": "tags", "values": ["waterfront"]}]',
    ),
  },
  'an object with options',
)

export type BoostConfig = v.InferOutput<typeof config>
