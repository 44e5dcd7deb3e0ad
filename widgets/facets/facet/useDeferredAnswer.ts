import type { AnswerState } from '../../../slices/search/answerState'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import { useAfterPaint } from '../../shared/useAfterPaint'

/**
 * The answer whose counts a facet shows. A short list renders together with the results, so that nothing
 * moves a frame later. A long list renders after them, so that it does not delay them (design, "Speed").
 * @param visibleCount how many values a collapsed list shows.
 */
export function useDeferredAnswer(
  answer: AnswerState | undefined,
  field: string,
  isExpanded: boolean,
  visibleCount: number,
): AnswerState | undefined {
  const deferred = useAfterPaint(answer)
  const facets = answer?.answer.facets
  const values = (facets && Object.hasOwn(facets, field) && facets[field]?.length) || 0
  const rows = isExpanded ? values : Math.min(values, visibleCount)
  return rows > FACET_GROUP_ROWS ? deferred : answer
}
