import { parseFilter } from '../../filters/filter'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { isFilterOf } from '../choices/chosenCount'
import { decimalsOf } from '../range/roundToStep'

/**
 * Leaves out what an edited address asks of a field of numbers and is none: Solr rejects the whole search for it. It
 * stays among the current filters, where a visitor can remove it.
 * @param steps numbers with as many decimals as the field may have
 */
export function withNumbersOnly(
  request: SearchRequest,
  field: string,
  steps: readonly number[],
): SearchRequest {
  const decimals = Math.max(...steps.map(decimalsOf))
  const number = new RegExp(`^"?-?\\d{1,15}${decimals ? `(\\.\\d{1,${decimals}})?` : ''}"?$`)
  const fq = request.params.fq.filter((text) => {
    if (!isFilterOf(text, field)) return true
    const filter = parseFilter(text)
    if (filter.kind === 'other') return false
    const ends = filter.kind === 'range' ? [filter.min, filter.max] : filter.values
    return ends.every((end) => end === null || end === '*' || number.test(end))
  })
  return { ...request, params: { ...request.params, fq } }
}
