import { datesEntries } from '../../../src/facets/dates/options'
import { furtherSettings } from '../../../src/facets/further/furtherConfig'

export const name = 'dates'

export const config = furtherSettings(name, [{ name, entries: datesEntries }])
