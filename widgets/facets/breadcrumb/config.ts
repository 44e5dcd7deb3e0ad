import * as v from 'valibot'
import { fieldName, text } from '../../../src/config/values'

export const name = 'breadcrumb'

export const config = v.object(
  {
    /** The field of the tree. */
    field: fieldName(),
    /** The first step, which removes the filter; instead of the text `breadcrumb.all`. */
    label: v.optional(text()),
  },
  'an object with the field, such as {"field": "category"}',
)

export type BreadcrumbConfig = v.InferOutput<typeof config>
