import * as v from 'valibot'
import { oneOf } from '../../src/config/values'

export const name = 'lead-form'

export const config = v.object({
  /** Whether the answer is shown in the form's place, or the browser leaves for it. */
  submit: v.optional(oneOf(['here', 'page']), 'here'),
})

export type LeadFormConfig = v.InferOutput<typeof config>
