import { isRangeFacet } from '../facets/facetParams'
import type { FacetRequest } from '../facets/facetRequest'
import { parseFilter } from './filter'
import { formatFilter } from './formatFilter'

const SIDES = /^([-+]?)([^:\\]*):\s*(.*)/s

/** The value of a circle, as an address has it, or of the point of one. */
const CIRCLE = /^"?-?[\d.\\]+,-?\d+(?:\\?\.\d+|[\d.\\]*,[\d.\\]+)"?$/

const RANGE = /^[[{]\s*(\S+)\s+TO\s+(\S+?)\s*[\]}]$/

/** What a slider's field can be asked for, beside an open end: a number, a date, or one that is reckoned from another. */
const END = /^("?)(-?\d{1,15}(\.\d+)?|(NOW|[-\dT:.]+Z)([-+/]\d*[A-Z]+)*)\1$/

/**
 * Leaves out the filters of a link that Solr rejects or that show nothing: one without a field or a value, a
 * range whose ends are crossed, text of a slider, the second of two equal filters, and a circle of a page that has a
 * `near` facet, which Solr cannot read without it.
 * @param facets those of this page; without them, circles and texts stay
 */
export function usableFilters(
  fq: readonly string[],
  facets?: readonly Pick<FacetRequest, 'field' | 'stats' | 'range'>[],
): readonly string[] {
  const seen = new Set<string>()
  return fq.filter((text) => {
    const filter = parseFilter(text)
    const plain = formatFilter(filter)
      .trim()
      .replace(/^\{!tag=[^}]*\}\s*/, '')
    const [, sign, field, clause = ''] = SIDES.exec(plain) ?? []
    const facet = facets?.find((one) => one.field === field)
    const range = RANGE.exec(clause)?.slice(1) ?? ['']
    const ends = filter.kind === 'values' ? filter.values : range.filter((end) => end !== '*')
    const isUseless =
      field === '' ||
      (field && !clause) ||
      (CIRCLE.test(clause) && facets && (sign || !facet)) ||
      (facet && isRangeFacet(facet) && ends.some((end) => end !== null && !END.test(end))) ||
      Number(range[0]) > Number(range[1]) ||
      seen.has(plain)
    return !isUseless && seen.add(plain)
  })
}
