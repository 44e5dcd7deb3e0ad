import type { FacetRequest } from './facetRequest'

const OPTIONS = ['prefix', 'sort', 'limit', 'offset', 'mincount', 'missing', 'method'] as const

/** A facet's `facet.field`: `{!ex=field}field` when its filter is tagged, to be excluded (design decision 4). */
export function facetField({ field, mode }: FacetRequest): string {
  return mode === 'and' ? field : `{!ex=${field}}${field}`
}

/** Whether a facet requests an extent or a histogram instead of values (spec 7.1). */
export function isRangeFacet({ stats, range }: Pick<FacetRequest, 'stats' | 'range'>): boolean {
  return stats === true || Boolean(range)
}

/**
 * The facets' parameters beside `facet.field`: per-field options, ranges and stats, unsorted.
 * @see spec 7.1, design decision 1
 */
export function facetParams(
  facets: readonly FacetRequest[],
): readonly (readonly [string, string])[] {
  const pairs = facets.flatMap((facet) => [...optionParams(facet), ...rangeParams(facet)])
  return facets.some((facet) => facet.stats) ? [...pairs, ['stats', 'true']] : pairs
}

function optionParams(facet: FacetRequest): (readonly [string, string])[] {
  return OPTIONS.flatMap((option) => {
    const value = facet[option]
    return value === undefined || value === null
      ? []
      : [[`f.${facet.field}.facet.${option}`, String(value)] as const]
  })
}

function rangeParams({ field, range, stats }: FacetRequest): (readonly [string, string])[] {
  const excluded = `{!ex=${field}}${field}`
  const pairs: (readonly [string, string])[] = []
  if (range) {
    pairs.push(
      ['facet.range', excluded],
      [`f.${field}.facet.range.start`, range.start],
      [`f.${field}.facet.range.end`, range.end],
      [`f.${field}.facet.range.gap`, range.gap],
    )
  }
  if (stats) pairs.push(['stats.field', excluded])
  return pairs
}
