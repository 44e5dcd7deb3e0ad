import type { AnswerState } from '../../../slices/search/answerState'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import { useAfterPaint } from '../../shared/useAfterPaint'

/**
 * The answer that a facet counts by. A short list goes with the results, so that nothing moves a frame
 * later; a long one follows them, so that they are not held up by it (design, "Speed").
 */
export function useDeferredResponse(
  answer: AnswerState | undefined,
  field: string,
  open: boolean,
  shown: number,
): AnswerState | undefined {
  const late = useAfterPaint(answer)
  const facets = answer?.answer.facets
  const values = (facets && Object.hasOwn(facets, field) && facets[field]?.length) || 0
  const rows = open ? values : Math.min(values, shown)
  return rows > FACET_GROUP_ROWS ? late : answer
}
