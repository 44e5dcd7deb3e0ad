import * as v from 'valibot'
import type { ConfigSchema } from '../src/config/decode'
import { buckets } from '../src/facets/buckets/buckets'
import { choices } from '../src/facets/choices/choices'
import { datesEntries } from '../src/facets/dates/options'
import { find } from '../src/facets/find/find'
import { createExtension } from '../src/facets/further/createExtension'
import type { FacetKind } from '../src/facets/further/facetKind'
import { nearEntries } from '../src/facets/near/config'
import { negation } from '../src/facets/negation/negation'
import { scale } from '../src/facets/range/scaleKind'
import { rating } from '../src/facets/rating/rating'
import { toggle } from '../src/facets/toggle/toggle'
import { tree } from '../src/facets/tree/tree'
import { layoutEntries } from '../src/map/layout/options'
import { barConfig } from '../widgets/facets/bar/barConfig'
import { listingConfig } from '../widgets/results/listing/listingConfig'
import { helpfulConfig } from '../widgets/results/nothing-found/config'

const KINDS: readonly FacetKind[] = [
  choices,
  { name: 'near', entries: nearEntries },
  { name: 'dates', entries: datesEntries },
  buckets,
  rating,
  toggle,
  negation,
  scale,
  tree,
  find,
]

/** Those of a group that closes. */
const group: v.ObjectEntries = Object.fromEntries(
  Object.entries(choices.entries).filter(([name]) => ['collapsed', 'collapsible'].includes(name)),
)

/** What facet widgets have beside the options of their own tables. */
const FURTHER: Readonly<Record<string, v.ObjectEntries>> = {
  facet: {
    ...choices.entries,
    ...buckets.entries,
    ...negation.entries,
    ...find.entries,
    ...tree.entries,
  },
  range: { ...scale.entries, ...group },
  amenities: group,
  rating: group,
  near: group,
  dates: group,
  tree: group,
}

/**
 * Adds to the schemas of all widgets the options that load later: those of widgets of every page, and of the definitions
 * in `solr.facets`.
 */
export function withFurtherOptions(
  schemas: Readonly<Record<string, ConfigSchema>>,
): Readonly<Record<string, ConfigSchema>> {
  const facets = Object.entries(FURTHER).flatMap(([name, further]) => {
    const schema = schemas[name] as unknown as { readonly entries: v.ObjectEntries } | undefined
    return schema ? [[name, v.object({ ...schema.entries, ...further })] as const] : []
  })
  return {
    ...schemas,
    ...Object.fromEntries(facets),
    search: createExtension(KINDS, () => 'en', layoutEntries).search,
    facets: barConfig,
    results: helpfulConfig(listingConfig),
  }
}
