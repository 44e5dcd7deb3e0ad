import type { AnswerState } from '../../../slices/search/answerState'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetCount } from '../../../src/solr/response/searchResponse'

const noCounts: readonly FacetCount[] = []

/**
 * The counts of a field in an answer, with count 0 for each value that its search selected but Solr did not
 * count. A value that a visitor deselects in an empty result so stays, with the focus, until the next answer.
 */
export function facetCounts(answer: AnswerState | undefined, field: string): readonly FacetCount[] {
  if (!answer) return noCounts
  const { facets } = answer.answer
  const counts = (Object.hasOwn(facets, field) ? facets[field] : undefined) ?? noCounts
  const selected = activeValues(answer.params.fq, field)
  const uncounted = selected.filter((value) => !counts.some((count) => count.value === value))
  return uncounted.length === 0
    ? counts
    : [...counts, ...uncounted.map((value) => ({ value, count: 0 }))]
}
