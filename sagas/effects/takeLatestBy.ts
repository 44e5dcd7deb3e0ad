import type { SagaIterator, Task } from 'redux-saga'
import { cancel, fork, take } from 'redux-saga/effects'

interface Action {
  readonly type: string
}

/**
 * Like takeLatest, but an action cancels only what an earlier one with the same key has begun: one search
 * box does not undo another's.
 */
export function* takeLatestBy<A extends Action>(
  matches: (action: Action) => action is A,
  keyOf: (action: A) => string,
  work: (action: A) => SagaIterator<void>,
): SagaIterator<never> {
  const tasks = new Map<string, Task>()
  while (true) {
    const action: A = yield take(matches)
    const key = keyOf(action)
    const earlier = tasks.get(key)
    if (earlier) yield cancel(earlier)
    const task: Task = yield fork(work, action)
    if (task.isRunning()) tasks.set(key, task)
    else tasks.delete(key)
  }
}
