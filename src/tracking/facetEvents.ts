import type { FacetConfig } from '../facets/config/facetConfig'
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

/**
 * Replaces the coordinates in a filter of `near` by its radius: where the visitor is, or looks, is nobody's business
 * but the search's.
 */
function withoutPosition(entry: CurrentFilter, facets: readonly FacetConfig[]): CurrentFilter {
  const [, field, value = ''] = /^(?:\{!.*?\})?([^:]*):(.*)/.exec(entry.facet) ?? []
  const facet = facets.find((one) => one.shownAs === 'near' && one.field === field)
  if (!facet) return entry
  const km = value.split(',')[2]
  const text = value.startsWith('[') ? 'area' : km ? `within ${km} km` : 'any distance'
  return { ...entry, field: facet.field, label: facet.label, text, kind: 'range', value: undefined }
}

/** The label of the bucket without a value, the same in every language. */
const NO_VALUE = '(none)'

const isSame = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === b.kind && a.value === b.value && a.text === b.text

const isRangeOfSameFacet = (a: CurrentFilter, b: CurrentFilter) =>
  a.field === b.field && a.kind === 'range' && b.kind === 'range'
