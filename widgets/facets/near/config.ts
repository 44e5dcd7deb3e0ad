import * as v from 'valibot'
import { fieldName, onOff, queryName, text } from '../../../src/config/values'
import { nearEntries } from '../../../src/facets/near/config'
import { DEFAULT_RADII } from '../../../src/facets/near/constants'

export const name = 'near'

/** Its options with their defaults, for the JSON Schema and the tables; a facet's others are of no use to it. */
export const config = v.object({
  field: fieldName(),
  label: v.optional(text()),
  ...nearEntries,
  radii: v.optional(nearEntries.radii.wrapped, [...DEFAULT_RADII]),
  slider: v.optional(onOff(), false),
  any_distance: v.optional(onOff(), false),
  locate: v.optional(onOff(), true),
  alias: v.optional(queryName(), 'near'),
})
