import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { selectAnswer } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { afterPaint } from '../../shared/afterPaint'

const never = () => () => {}
const no = () => false
const yes = () => true

/** The answer whose counts facets show. */
export interface DeferredAnswer {
  readonly answer: AnswerState | undefined
  /** Whether its results may not be painted yet: so it is for the first answer. */
  readonly isEarly: boolean
}

/**
 * The answer that facets show: it follows the results, which a visitor looks at first (design, "Speed"), and
 * no facet renders together with them. Only the first answer is there at once, so that nothing moves later.
 */
export function useDeferredAnswer(id: ComponentId): DeferredAnswer {
  const store = useStore<RootState>()
  const [isServed] = useState(useSyncExternalStore(never, no, yes))
  const [painted, setPainted] = useState<AnswerState>()
  const answer = useSelector((state: RootState) => painted ?? selectAnswer(state, id))
  useEffect(() => {
    let last: AnswerState | undefined
    let cancel = () => {}
    const follow = () => {
      const next = selectAnswer(store.getState(), id)
      if (next === last) return
      last = next
      cancel()
      cancel = afterPaint(() => setPainted(next))
    }
    follow()
    const stop = store.subscribe(follow)
    return () => {
      stop()
      cancel()
    }
  }, [store, id])
  return { answer, isEarly: !isServed && !painted }
}
