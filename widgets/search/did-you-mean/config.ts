import * as v from 'valibot'

export const config = v.object({})
