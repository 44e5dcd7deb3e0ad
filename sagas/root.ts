import { call, spawn } from 'redux-saga/effects'
import type { Ports } from '../src/ports'
import { watchAnswers } from './announce'
import { watchBoot } from './boot'
import { watchCommands, watchStore } from './bridge'
import { getQueues, type Queues } from './context'
import { watchForeseen } from './foreseen'
import { watchChoices, watchFragment } from './fragment'
import { guarded } from './guarded'
import { type Queue, watchQueue } from './queue'
import { watchSearches } from './search'
import { watchShuffles } from './shuffle'
import { watchTyping } from './typing'
import { watchLeaving, watchReturn } from './views'

/** Every flow, spawned: one that fails is reported and started again, and the others live on. */
export function* rootSaga(ports: Ports) {
  const { searches, docs }: Queues = yield call(getQueues)
  const report = reporter(ports)
  const work = (queue: Queue) => () => watchQueue(queue, report)
  const flows = [
    watchStore,
    watchCommands,
    watchBoot,
    // The choice is in the address before its search is sent.
    watchChoices,
    () => watchSearches(searches, docs),
    work(searches),
    work(docs),
    watchShuffles,
    watchFragment,
    watchLeaving,
    watchReturn,
    watchAnswers,
    watchForeseen,
    watchTyping,
  ]
  for (const flow of flows) yield spawn(guarded, flow, report)
}

export function reporter({ logError }: Ports) {
  return (error: unknown) => logError(`Vitrine, our fault: ${String(error)}`)
}
