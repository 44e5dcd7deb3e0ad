import { furtherSettings } from '../../../src/facets/further/furtherConfig'
import { rating } from '../../../src/facets/rating/rating'

export const { name } = rating

export const config = furtherSettings(name, [rating])
