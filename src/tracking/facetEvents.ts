import type { FacetConfig } from '../facets/config/facetConfig'
import { withoutPosition } from '../facets/near/withoutPosition'
import { type CurrentFilter, currentFilters } from '../filters/currentFilters'
import type { TrackEvent } from './trackEvent'

/** The entity type and bundles that a component searches. */
export interface SearchedEntities {
  readonly entityType: string | null
  readonly bundles: readonly string[]
}

/**
 * One event for each value or range of a facet that was set or unset (spec 7.9). A changed range is set only;
 * filters that belong to no facet are ignored. Of a circle only its radius is reported.
 */
export function facetEvents(
  before: readonly string[],
  after: readonly string[],
  facets: readonly FacetConfig[],
  entities: SearchedEntities,
): readonly TrackEvent[] {
  const chosen = (fq: readonly string[]) =>
    currentFilters(fq, (field) => facets.find((one) => one.field === field)?.label ?? field)
      .map((entry) => withoutPosition(entry, facets))
      .filter(({ field }) => facets.some((one) => one.field === field))
  const previous = chosen(before)
  const current = chosen(after)
  const removed = previous.filter(
    (one) => !current.some((other) => isSame(one, other) || isRangeOfSameFacet(one, other)),
  )
  const added = current.filter((one) => !previous.some((other) => isSame(one, other)))
  return [
    ...removed.map((one) => facetEvent('facet_unset', 'Facet Unset', one, entities)),
    ...added.map((one) => facetEvent('facet_set', 'Facet Set', one, entities)),
  ]
}

function facetEvent(
  name: string,
  action: string,
  { label, kind, value, text }: CurrentFilter,
  { entityType, bundles }: SearchedEntities,
): TrackEvent {
  const entity = [entityType ?? '', ...bundles].filter((one) => one !== '').join(' ')
  return {
    name,
    params: {
      event_category: `Search - ${label}`,
      event_action: action,
      event_label: kind === 'value' && value === null ? NO_VALUE : text,
      ...(entity !== '' && { entity_info: entity }),
    },
  }
}

/** The label of the bucket without a value, the same in every language. */
const NO_VALUE = '(none)'

const isSame = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === b.kind && a.value === b.value && a.text === b.text

const isRangeOfSameFacet = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === 'range' && b.kind === 'range'
