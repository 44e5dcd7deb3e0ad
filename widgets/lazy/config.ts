import * as v from 'valibot'

export const name = 'lazy'

export const config = v.object({})

export type LazyConfig = v.InferOutput<typeof config>
