import { furtherSettings } from '../../../src/facets/further/furtherConfig'
import { tree } from '../../../src/facets/tree/tree'

export const name = 'tree'

export const config = furtherSettings(name, [tree])
