import type { SagaIterator, Task } from 'redux-saga'
import { cancel, fork, take } from 'redux-saga/effects'

interface Action {
  readonly type: string
}

/** Like takeLatest, but by key: an action cancels only earlier work with its key, such as its search box. */
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
