import * as v from 'valibot'
import { text } from '../../src/config/values'
import { isSortList } from '../../src/sort/sortList'

const FIELDS = 'fields with asc or desc, such as "title asc"'

const option = v.object(
  {
    value: text(),
    label: text(),
    in_browser: v.optional(v.pipe(v.string(FIELDS), v.check(isSortList, FIELDS))),
  },
  'an object with value and label, such as {"value": "price asc", "label": "Price"}',
)

export const name = 'sort'

export const config = v.object({
  options: v.optional(v.array(option, 'a list of options'), []),
})

export type SortConfig = v.InferOutput<typeof config>
