import * as v from 'valibot'
import { oneOf, onOff, text } from '../../../src/config/values'

export const name = 'view'

export const config = v.object({
  initial: v.optional(oneOf(['grid', 'list']), 'grid'),
  remember: v.optional(onOff(), true),
  label: v.optional(text()),
})

export type ViewConfig = v.InferOutput<typeof config>
