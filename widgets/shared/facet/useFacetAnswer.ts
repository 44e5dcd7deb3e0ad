import { FACET_GROUP_ROWS } from '../../../src/contract/constants'
import type { Answer } from '../../../src/solr/answer'
import { useAfterPaint } from '../useAfterPaint'
import { facetCounts } from './facetCounts'

/**
 * The answer that a facet counts by. A short list goes with the results, so that nothing moves a frame
 * later; a long one follows them, so that they are not held up by it (design, "Speed").
 */
export function useFacetAnswer(
  answer: Answer | undefined,
  field: string,
  open: boolean,
  shown: number,
): Answer | undefined {
  const late = useAfterPaint(answer)
  const values = facetCounts(answer, field).length
  const rows = open ? values : Math.min(values, shown)
  return rows > FACET_GROUP_ROWS ? late : answer
}
