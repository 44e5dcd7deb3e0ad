import type { AnswerState } from '../../../slices/search/answerState'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetCount } from '../../../src/solr/response/searchResponse'

const noCounts: readonly FacetCount[] = []

/**
 * What an answer counted for a field, and at 0 whatever was chosen when it was asked: a value that a visitor
 * takes away from an empty result stays, with the focus on it, until the next answer has come.
 */
export function facetCounts(shown: AnswerState | undefined, field: string): readonly FacetCount[] {
  if (!shown) return noCounts
  const { facets } = shown.answer
  const counts = (Object.hasOwn(facets, field) ? facets[field] : undefined) ?? noCounts
  const chosen = activeValues(shown.params.fq, field)
  const uncounted = chosen.filter((value) => !counts.some((one) => one.value === value))
  return uncounted.length === 0
    ? counts
    : [...counts, ...uncounted.map((value) => ({ value, count: 0 }))]
}
