import type { AnswerState } from '../../../slices/search/answerState'
import type { ComponentId } from '../../../src/componentId'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import { useAfterPaint } from '../../shared/useAfterPaint'
import { useResultsRendered } from '../../shared/useResultsRendered'

/**
 * The answer whose counts a facet shows. A short list renders together with the results, so that nothing
 * moves a frame later. A long list renders after them, so that it does not delay them (design, "Speed").
 * @param visibleCount how many values a collapsed list shows.
 */
export function useDeferredAnswer(
  id: ComponentId,
  answer: AnswerState | undefined,
  field: string,
  isExpanded: boolean,
  visibleCount: number,
): AnswerState | undefined {
  // The first response may be there before the first render.
  const deferred = useAfterPaint(useResultsRendered(id) ? answer : undefined)
  const facets = answer?.answer.facets
  const values = (facets && Object.hasOwn(facets, field) && facets[field]?.length) || 0
  const rows = isExpanded ? values : Math.min(values, visibleCount)
  return rows > FACET_GROUP_ROWS ? deferred : answer
}
