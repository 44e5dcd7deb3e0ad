import { parseFilter } from './filter'
import { formatFilter } from './formatFilter'

const BROKEN = /^(?:\{!tag=[^}]*\})?\s*[-+]?(?::|[\p{L}\p{N}_.$-]+:\s*$)/u

/** The field of a circle, as an address has it, or of the point of one. */
const CIRCLE = /^([^:]+):\s*"?-?[\d.\\]+,-?\d+(?:\\?\.\d+|[\d.\\]*,[\d.\\]+)"?$/

/**
 * Leaves out the filters of a link that Solr rejects or that show nothing: one without a field or a value, a
 * range whose ends are crossed, the second of two equal filters, and a circle of a page that has a `near` facet, which
 * Solr cannot read without it.
 * @param facets those of this page; without them, circles stay
 */
export function usableFilters(
  fq: readonly string[],
  facets?: readonly { readonly field: string }[],
): readonly string[] {
  const seen = new Set<string>()
  return fq.filter((text) => {
    const filter = parseFilter(text)
    const plain = formatFilter(filter)
      .trim()
      .replace(/^\{!tag=[^}]*\}/, '')
    const isCrossed = filter.kind === 'range' && Number(filter.min) > Number(filter.max)
    const [, circled] = CIRCLE.exec(plain) ?? []
    const isForeign = circled && facets?.every(({ field }) => field !== circled)
    if (isForeign || isCrossed || BROKEN.test(text.trim()) || seen.has(plain)) return false
    seen.add(plain)
    return true
  })
}
