import * as v from 'valibot'

export const name = 'status'

export const config = v.object({})
