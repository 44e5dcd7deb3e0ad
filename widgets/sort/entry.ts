import * as v from 'valibot'
import { text } from '../../src/config/values'
import { widget } from '../shared/widgetEntry'
import { Sort } from './Sort'

const option = v.object(
  { value: text(), label: text() },
  'an object with value and label, such as {"value": "price asc", "label": "Price"}',
)

const config = v.object({
  options: v.optional(v.array(option, 'a list of options'), []),
})

export type SortConfig = v.InferOutput<typeof config>

export const sort = widget({ name: 'sort', config, Component: Sort, needsSearch: true })
