import * as v from 'valibot'

export const name = 'did-you-mean'

export const config = v.object({})
