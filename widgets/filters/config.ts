import * as v from 'valibot'

export const name = 'current-filters'

export const config = v.object({})
