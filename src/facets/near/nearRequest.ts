import { DEFAULT_FIELDS } from '../../solr/constants'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { isFilterOf } from '../choices/chosenCount'
import { type Circle, formatPoint } from './circle'
import { activeCircle, isReadable, readCircleFilter, withoutTag } from './circleFilter'

/** The most places that a field lists. */
const MAX_PLACES = 500

/** The tag of a circle's or an area's filter, by which the counts of places exclude it. */
export const NEAR_TAG = 'near'

/** The sort of the state and the address that stands for `geodist() asc`. */
export const DISTANCE_SORT = 'distance asc'

/** The field of the response that has a document's distance in kilometers. */
export const DISTANCE_FIELD = 'distance'

/**
 * Writes a circle into a request, as Solr has it: `{!geofilt}` in place of the filter, the distances as a field, and
 * `geodist()` in place of the sort by distance. Filters of the field that are neither a circle nor an area are
 * dropped, and so is a sort by distance from nowhere. All that is written comes from decoded numbers.
 * @param placesField the field whose values are places; each is counted as if no circle were chosen
 */
export function nearRequest(
  before: SearchRequest,
  field: string,
  placesField: string | null = null,
): SearchRequest {
  const request = withPlaces(before, field, placesField)
  const { params, extraParams } = request
  const circle = activeCircle(params.fq, field)
  const fq = params.fq.flatMap((text) => {
    if (!isFilterOf(text, field)) return [text]
    if (!isReadable(text, field)) return []
    return readCircleFilter(text, field) ? [] : [`{!tag=${NEAR_TAG}}${withoutTag(text)}`]
  })
  const sort = distanceSort(params.sort, circle)
  const filters = circle && circle.km !== null ? [...fq, geofilt(field, circle)] : fq
  const changed = { ...request, params: { ...params, fq: filters, sort } }
  if (!circle) return changed
  return {
    ...changed,
    extraParams: {
      ...extraParams,
      fl: `${fieldsOf(extraParams['fl'])},${DISTANCE_FIELD}:geodist()`,
      sfield: field,
      pt: formatPoint(circle),
    },
  }
}

/** The filter of a circle in Solr's syntax. */
export function geofilt(field: string, circle: Circle): string {
  return `{!geofilt tag=${NEAR_TAG} sfield=${field} pt=${formatPoint(circle)} d=${circle.km ?? 0}}`
}

/**
 * The count of a larger or smaller circle, as a facet.query: what that radius would find.
 * @param tag of the filters that are left out
 */
export function geofiltCount(field: string, circle: Circle, key: string, tag: string): string {
  return `{!geofilt key=${key} ex=${tag} sfield=${field} pt=${formatPoint(circle)} d=${circle.km ?? 0}}`
}

function distanceSort(sort: string, circle: Circle | null): string {
  return sort
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => {
      if (part !== DISTANCE_SORT) return [part]
      return circle ? ['geodist() asc'] : []
    })
    .join(', ')
}

function fieldsOf(fl: string | readonly string[] | undefined): string {
  const last = typeof fl === 'string' ? fl : fl?.at(-1)
  return last || DEFAULT_FIELDS
}

/** A field of points has no values to count; those of the places' field are counted. */
function withPlaces(
  request: SearchRequest,
  field: string,
  placesField: string | null,
): SearchRequest {
  const facets = request.facets.filter((facet) => facet.field !== field)
  if (placesField === null) return { ...request, facets }
  const { extraParams } = request
  const counted = extraParams['facet.field'] ?? []
  const others = typeof counted === 'string' ? [counted] : counted
  return {
    ...request,
    facets,
    extraParams: {
      ...extraParams,
      'facet.field': [...others, `{!ex=${NEAR_TAG}}${placesField}`],
      [`f.${placesField}.facet.limit`]: String(MAX_PLACES),
    },
  }
}
