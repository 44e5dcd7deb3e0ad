import type { FacetConfig } from '../facets/config/facetConfig'
import { type CurrentFilter, currentFilters } from '../filters/currentFilters'
import type { TrackEvent } from './trackEvent'

/** What a component searches in. */
export interface SearchedEntities {
  readonly entityType: string | null
  readonly bundles: readonly string[]
}

/**
 * One event for each value and range of a facet that was set or unset (spec 7.9). A range that was moved is
 * set, and not unset before; filters of no facet are none of ours.
 */
export function facetEvents(
  before: readonly string[],
  now: readonly string[],
  facets: readonly FacetConfig[],
  entities: SearchedEntities,
): readonly TrackEvent[] {
  const chosen = (fq: readonly string[]) =>
    currentFilters(fq, (field) => facets.find((one) => one.field === field)?.label ?? field).filter(
      ({ field }) => facets.some((one) => one.field === field),
    )
  const old = chosen(before)
  const fresh = chosen(now)
  const gone = old.filter(
    (one) => !fresh.some((other) => isSame(one, other) || isRangeOfSameFacet(one, other)),
  )
  const added = fresh.filter((one) => !old.some((other) => isSame(one, other)))
  return [
    ...gone.map((one) => facetEvent('facet_unset', 'Facet Unset', one, entities)),
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

/** What analytics calls the bucket of documents without a value: the same in every language. */
const NO_VALUE = '(none)'

const isSame = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === b.kind && a.value === b.value && a.text === b.text

const isRangeOfSameFacet = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === 'range' && b.kind === 'range'
