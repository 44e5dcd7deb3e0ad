import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { selectAnswer } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { afterPaint } from '../../shared/afterPaint'

const never = () => () => {}
const no = () => false
const yes = () => true

const valuesOf = ({ answer }: AnswerState) => Object.values(answer.facets).flat().length

/** Whether an answer has 100 values more than the one before it. With 2,000, their counts alone are as much. */
const bringsMany = (next: AnswerState, before: AnswerState) =>
  valuesOf(next) > valuesOf(before) * 0.95 + 100

/** The answer whose counts facets show. */
export interface DeferredAnswer {
  readonly answer: AnswerState | undefined
  /** Whether its results may not be painted yet: so it is for the first answer. */
  readonly isEarly: boolean
}

/**
 * The answer that facets show. Most come with the results, in one paint; one that brings many values follows the
 * results, which a visitor looks at first (design, "Speed"). The first answer is there at once, so that nothing
 * moves later.
 */
export function useDeferredAnswer(id: ComponentId): DeferredAnswer {
  const [isServed] = useState(useSyncExternalStore(never, no, yes))
  const [painted, setPainted] = useState<AnswerState>()
  const latest = useSelector((state: RootState) => selectAnswer(state, id))
  useEffect(() => afterPaint(() => setPainted(latest)), [latest])
  const waits = latest && painted && bringsMany(latest, painted)
  return { answer: waits ? painted : latest, isEarly: !isServed && !painted }
}
