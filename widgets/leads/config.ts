import * as v from 'valibot'
import { oneOf } from '../../src/config/values'

export const name = 'lead-form'

export const config = v.object({
  /** `here`: the response replaces the form. `page`: the browser submits it and loads the response. */
  submit: v.optional(oneOf(['here', 'page']), 'here'),
})

export type LeadFormConfig = v.InferOutput<typeof config>
