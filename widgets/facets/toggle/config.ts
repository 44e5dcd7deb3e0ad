import { furtherSettings } from '../../../src/facets/further/furtherConfig'
import { toggle } from '../../../src/facets/toggle/toggle'

export const { name } = toggle

export const config = furtherSettings(name, [toggle])
