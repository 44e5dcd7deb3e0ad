import { parseFilter } from '../../filters/filter'
import { activeArea } from '../../map/activeArea'
import { unescapeTerm } from '../../solr/lucene/escape'
import { TAG } from '../../solr/lucene/fieldName'
import { filterField } from '../../solr/lucene/filterField'
import { replaceFilters } from '../../solr/lucene/replaceFilters'
import { type Circle, formatCircle, parseCircle } from './circle'

const LEADING_TAG = new RegExp(`^${TAG}\\s*`, 'u')

/**
 * Writes a circle as a filter of the state and the address: `place:48.137,11.575,25`. It is no filter of Solr's:
 * the request has `{!geofilt}` in its place, which no address may contain.
 */
export function circleFilter(field: string, circle: Circle): string {
  return `${field}:${formatCircle(circle)}`
}

/** Reads the circle of one filter of a field; null for any other filter. */
export function readCircleFilter(text: string, field: string): Circle | null {
  const plain = withoutTag(text)
  return plain.startsWith(`${field}:`)
    ? parseCircle(unescapeTerm(plain.slice(field.length + 1).trim()))
    : null
}

/** A filter without its tag. */
export function withoutTag(text: string): string {
  return text.trim().replace(LEADING_TAG, '')
}

/** The circle that filters a field; the first one counts. */
export function activeCircle(fq: readonly string[], field: string): Circle | null {
  for (const text of fq) {
    const circle = readCircleFilter(text, field)
    if (circle) return circle
  }
  return null
}

/** Replaces all filters of a field, a map's area too, by a circle; null removes them. */
export function setCircle(
  fq: readonly string[],
  field: string,
  circle: Circle | null,
): readonly string[] {
  return replaceFilters(fq, (text) => isOfField(text, field), circle && circleFilter(field, circle))
}

/** Whether a filter is one of the field: a circle, an area, or what somebody made of them in an address. */
export function isOfField(text: string, field: string): boolean {
  return filterField(parseFilter(text)) === field
}

/** Whether a filter of the field can be applied: it is a circle or an area. */
export function isReadable(text: string, field: string): boolean {
  return readCircleFilter(text, field) !== null || activeArea([text], field) !== null
}
