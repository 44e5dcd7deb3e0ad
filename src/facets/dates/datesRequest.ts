import type { ExtraParams, SearchRequest } from '../../solr/request/searchRequest'
import { isFilterOf } from '../choices/chosenCount'
import type { FacetConfig } from '../config/facetConfig'
import { isTimeZone } from './calendar/timeZone'
import { readDateChoice } from './dateChoice'
import { type DateClock, dateFilter } from './dateFilter'
import { histogramMonths } from './months'
import { type DatesOptions, datesOptions } from './options'

/** The key under which Solr counts a preset. */
export function presetKey(field: string, index: number): string {
  return `${field}.${index}`
}

/**
 * Completes a search by a facet of dates: its filter in Solr's syntax, the counts of its presets, the histogram of its
 * months, and the time zone. A filter that Solr would reject is left out.
 * @param searched the facets of the search: a request has one time zone
 */
export function datesRequest(
  request: SearchRequest,
  facet: FacetConfig,
  searched: readonly FacetConfig[],
  now: number,
): SearchRequest {
  const { field } = facet
  const options = datesOptions(facet)
  const zone = searchZone(request.extraParams, searched)
  const clock = { now, zone }
  const fq = request.params.fq.flatMap((text) => {
    if (!isFilterOf(text, field)) return [text]
    const choice = readDateChoice(text, options.presets)
    const filter = choice && dateFilter(field, choice, options, clock)
    return filter ? [`{!tag=${field}}${filter}`] : []
  })
  const histogram = histogramMonths(options.months)
  const facets = request.facets.flatMap((one) => {
    if (one.field !== field) return [one]
    return histogram ? [{ field, mode: 'single', range: histogram } as const] : []
  })
  const isLocal = zone !== 'UTC' && !('TZ' in request.extraParams)
  const extraParams = {
    ...request.extraParams,
    ...(isLocal && { TZ: zone }),
    ...presetQueries(field, options, clock, request.extraParams),
  }
  return { ...request, params: { ...request.params, fq }, facets, extraParams }
}

/**
 * The time zone of a search: `solr.params.TZ`, else that of its first facet with the option, else UTC. It is UTC too
 * where the browser does not know it.
 */
export function searchZone({ TZ }: ExtraParams, facets: readonly FacetConfig[]): string {
  if (typeof TZ === 'string' && TZ !== '') return isTimeZone(TZ) ? TZ : 'UTC'
  const named = facets.find(({ further }) => further?.['time_zone'] !== undefined)
  return datesOptions(named ?? {}).timeZone
}

function presetQueries(
  field: string,
  options: DatesOptions,
  clock: DateClock,
  before: ExtraParams,
): ExtraParams {
  const queries = options.presets.flatMap(({ name }, index) => {
    const filter = dateFilter(field, { preset: name }, options, clock)
    return filter ? [`{!ex=${field} key=${presetKey(field, index)}}${filter}`] : []
  })
  const known = [before['facet.query'] ?? []].flat()
  return queries.length > 0 ? { 'facet.query': [...known, ...queries] } : {}
}
