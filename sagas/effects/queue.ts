import { buffers, type Channel, channel, type SagaIterator } from 'redux-saga'
import { call, race, take } from 'redux-saga/effects'

/** One thing that stands in line. */
export interface Job {
  /** Whether it still matters when its turn comes. */
  readonly wanted: () => SagaIterator<boolean>
  /** Its work. A failure is its own business; one that gets out is reported and the queue goes on. */
  readonly run: () => SagaIterator<void>
  /** Matches an action that makes it pointless: its work is then cancelled. */
  readonly dropOn: (action: { readonly type: string }) => boolean
  /** Called when it was skipped or cancelled. */
  readonly dropped: () => SagaIterator<void>
}

export type Queue = Channel<Job>

/** An unbounded line: a visitor's click is never refused for want of room. */
export function createQueue(): Queue {
  return channel<Job>(buffers.expanding(8))
}

/**
 * Works a queue off, strictly in order and one at a time (spec 7.1). A job that nobody wants any more
 * is skipped; one that becomes pointless in flight is cancelled, and its `finally` aborts its fetch.
 */
export function* watchQueue(queue: Queue, report: (error: unknown) => void) {
  while (true) {
    const job: Job = yield take(queue)
    try {
      const wanted: boolean = yield call(job.wanted)
      if (!wanted) {
        yield call(job.dropped)
        continue
      }
      const end: { pointless?: unknown } = yield race({
        done: call(job.run),
        pointless: take(job.dropOn),
      })
      if (end.pointless) yield call(job.dropped)
    } catch (error) {
      report(error)
    }
  }
}
