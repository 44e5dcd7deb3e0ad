import { buffers, type Channel, channel, type SagaIterator } from 'redux-saga'
import { call, race, take } from 'redux-saga/effects'

/** One unit of work in a queue. */
export interface Job {
  /** Asked when the job's turn comes; false skips it. */
  readonly shouldRun: () => SagaIterator<boolean>
  /** Does the work and handles its own failures. An error that escapes is reported, and the queue goes on. */
  readonly run: () => SagaIterator<void>
  /** Whether an action makes the running job pointless. */
  readonly isCancelledBy: (action: { readonly type: string }) => boolean
  /** Called after the job was skipped or cancelled. */
  readonly onCancelled: () => SagaIterator<void>
}

export type Queue = Channel<Job>

/** Creates a queue without a limit, so that no click is ever dropped. */
export function createQueue(): Queue {
  return channel<Job>(buffers.expanding(8))
}

//  put(A) ──▶ A runs ────────────▶ A done
//  put(B) ──▶ B waits ───────────▶ B: shouldRun? ── no ──▶ skipped, onCancelled
//  put(C) ──▶ C waits ─────────────────────────────▶ C runs ──┬──▶ C done
//  action that C.isCancelledBy ───────────────────────────────┘ C cancelled, onCancelled

/**
 * Runs the jobs of a queue in order, one at a time (spec 7.1). A cancelled job aborts its fetch in its
 * `finally`.
 */
export function* watchQueue(queue: Queue, report: (error: unknown) => void) {
  while (true) {
    const job: Job = yield take(queue)
    try {
      const shouldRun: boolean = yield call(job.shouldRun)
      if (!shouldRun) {
        yield call(job.onCancelled)
        continue
      }
      const end: { cancelled?: unknown } = yield race({
        done: call(job.run),
        cancelled: take(job.isCancelledBy),
      })
      if (end.cancelled) yield call(job.onCancelled)
    } catch (error) {
      report(error)
    }
  }
}
