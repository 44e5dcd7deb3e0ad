import { parseFilter } from '../../filters/filter'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { isFilterOf } from '../choices/chosenCount'
import { decimalsOf } from '../range/roundToStep'

const NUMBER = /^-?\d{1,15}(\.\d+)?$/

/** What a field of whole numbers holds: Solr rejects larger ones. */
const MAX_INT = 2_147_483_647

/** What stands between the two numbers of a bucket. */
export const BETWEEN = /(?<=\d)-/

/**
 * Tells which filters Solr can read: none that asks a field of numbers for something else, as an edited address does,
 * since Solr rejects the whole search for it. It stays among the current filters, where a visitor can remove it. Numbers
 * have as many decimals as those that are configured, and are as large as a whole number of Solr or the largest of them.
 * @param configured numbers of the field, null for none; without an end of its values, Infinity
 * @param between splits a value into numbers of which it may consist
 */
export function numbersOnly(
  field: string,
  configured: readonly (number | null)[],
  between?: RegExp,
): (text: string) => boolean {
  const numbers = configured.map(Number)
  const decimals = Math.max(0, ...numbers.map(decimalsOf))
  const largest = Math.max(MAX_INT, ...numbers.map(Math.abs))
  const isNumber = (text: string) =>
    NUMBER.test(text) && decimalsOf(text) <= decimals && Math.abs(Number(text)) <= largest
  return (text) => {
    if (!isFilterOf(text, field)) return true
    const filter = parseFilter(text)
    if (filter.kind === 'other') return false
    const ends =
      filter.kind === 'range'
        ? [filter.min, filter.max].filter((end) => end !== '*')
        : filter.values.flatMap((value) => (between && value?.split(between)) ?? value)
    return ends.every(
      (end) => end === null || (between && end === '') || isNumber(end.replace(/^"(.*)"$/, '$1')),
    )
  }
}

/** The request with other filters. */
export function withFilters(request: SearchRequest, fq: readonly string[]): SearchRequest {
  return { ...request, params: { ...request.params, fq } }
}
