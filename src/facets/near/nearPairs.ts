import { formatCircle, parseCircle } from './circle'
import { circleFilter, readCircleFilter } from './circleFilter'

type Pair = readonly [key: string, value: string]

/**
 * The filters of a field as pairs of the query address: `near=48.137,11.575,25`.
 * @returns null for anything but one circle as circleFilter writes it; a map's area stands in `fq[]`
 */
export function nearPairs(field: string, filters: readonly string[]): readonly Pair[] | null {
  const [only = ''] = filters
  const circle = filters.length === 1 ? readCircleFilter(only, field) : null
  return circle && circleFilter(field, circle) === only ? [['', formatCircle(circle)]] : null
}

/**
 * Reads the filter of a field from its pairs, also from those of a plain form: `near[at]` is the point of a place,
 * and `near[km]` the radius.
 */
export function nearFilters(
  field: string,
  pairs: readonly { readonly key: string | null; readonly value: string }[],
): readonly string[] {
  const last = (name: string | null) => pairs.findLast(({ key }) => key === name)?.value ?? ''
  const [at, km] = [last('at'), last('km')]
  const circle = parseCircle(at ? [at, km].filter((part) => part !== '').join(',') : last(null))
  return circle ? [circleFilter(field, circle)] : []
}
