import { parseFilter } from './filter'
import { formatFilter } from './formatFilter'

const BROKEN = /^(?:\{!tag=[^}]*\})?\s*[-+]?(?::|[\p{L}\p{N}_.$-]+:\s*$)/u

/**
 * Leaves out the filters of a link that Solr rejects or that show nothing: one without a field or a value, a
 * range whose ends are crossed, and the second of two equal filters.
 */
export function usableFilters(fq: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return fq.filter((text) => {
    const filter = parseFilter(text)
    const plain = formatFilter(filter)
      .trim()
      .replace(/^\{!tag=[^}]*\}/, '')
    const isCrossed = filter.kind === 'range' && Number(filter.min) > Number(filter.max)
    if (isCrossed || BROKEN.test(text.trim()) || seen.has(plain)) return false
    seen.add(plain)
    return true
  })
}
