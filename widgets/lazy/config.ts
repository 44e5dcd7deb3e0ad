import * as v from 'valibot'

export const config = v.object({})

export type LazyConfig = v.InferOutput<typeof config>
