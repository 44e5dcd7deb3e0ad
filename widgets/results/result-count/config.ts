import * as v from 'valibot'

export const name = 'result-count'

export const config = v.object({})
