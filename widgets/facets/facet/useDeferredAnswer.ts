import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { selectAnswer } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import type { SearchResponse } from '../../../src/solr/response/searchResponse'
import { afterPaint } from '../../shared/afterPaint'

const never = () => () => {}
const no = () => false
const yes = () => true

/** More values than this take as long as the results themselves, if only their counts change. */
const MANY = 2000

const countValues = ({ facets }: SearchResponse) => Object.values(facets).flat().length

/** Whether facets may follow the results: they take longest where values come back, and another page changes none. */
const mayFollow = (next: SearchResponse, before: SearchResponse) =>
  next.numFound >= before.numFound || countValues(next) > MANY

/** The answer whose counts facets show. */
export interface DeferredAnswer {
  readonly answer: AnswerState | undefined
  /** Whether its results may not be painted yet: so it is for the first answer. */
  readonly isEarly: boolean
}

/**
 * The answer that facets show. One with fewer results than before comes with them, in one paint; another follows the
 * results, which a visitor looks at first (design, "Speed"). The first answer is there at once, so that nothing moves
 * later.
 */
export function useDeferredAnswer(id: ComponentId): DeferredAnswer {
  const [isServed] = useState(useSyncExternalStore(never, no, yes))
  const [painted, setPainted] = useState<AnswerState>()
  const latest = useSelector((state: RootState) => selectAnswer(state, id))
  useEffect(() => afterPaint(() => setPainted(latest)), [latest])
  const waits = latest && painted && mayFollow(latest.answer, painted.answer)
  return { answer: waits ? painted : latest, isEarly: !isServed && !painted }
}
