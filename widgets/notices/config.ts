import * as v from 'valibot'

export const name = 'notices'

export const config = v.object({})
