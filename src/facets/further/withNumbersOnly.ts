import { parseFilter } from '../../filters/filter'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { isFilterOf } from '../choices/chosenCount'
import { decimalsOf } from '../range/roundToStep'

const NUMBER = /^-?\d{1,15}(\.\d+)?$/

/** What a field of whole numbers holds: Solr rejects larger ones. */
const MAX_INT = 2_147_483_647

/**
 * Leaves out what an edited address asks of a field of numbers and is none: Solr rejects the whole search for it. It
 * stays among the current filters, where a visitor can remove it. Numbers have as many decimals as those that are
 * configured, and are as large as a whole number of Solr or the largest of them.
 * @param configured numbers of the field; without an end of its values, Infinity
 * @param between splits a value into numbers of which it may consist
 */
export function withNumbersOnly(
  request: SearchRequest,
  field: string,
  configured: readonly number[],
  between?: RegExp,
): SearchRequest {
  const decimals = Math.max(0, ...configured.map(decimalsOf))
  const largest = Math.max(MAX_INT, ...configured.map(Math.abs))
  const isNumber = (text: string) =>
    NUMBER.test(text) && decimalsOf(text) <= decimals && Math.abs(Number(text)) <= largest
  const fq = request.params.fq.filter((text) => {
    if (!isFilterOf(text, field)) return true
    const filter = parseFilter(text)
    if (filter.kind === 'other') return false
    const ends =
      filter.kind === 'range'
        ? [filter.min, filter.max]
        : filter.values.flatMap((value) => (between && value?.split(between)) ?? value)
    return ends.every(
      (end) =>
        end === null ||
        end === '*' ||
        (between && end === '') ||
        isNumber(end.replace(/^"(.*)"$/, '$1')),
    )
  })
  return { ...request, params: { ...request.params, fq } }
}
