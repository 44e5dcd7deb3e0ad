import { call, spawn } from 'redux-saga/effects'
import type { Ports } from '../src/ports'
import { watchCommands, watchStore } from './bridge'
import { getQueues, type Queues } from './context'
import { guarded } from './effects/guarded'
import { type Queue, watchQueue } from './effects/queue'
import { watchChoices, watchFragment } from './history/fragment'
import { watchBfcacheRestore, watchLeaving } from './history/snapshot'
import { watchForeseen } from './prefetch/foreseen'
import { watchAnswers } from './search/announce'
import { watchBoot } from './search/boot'
import { watchSearches } from './search/search'
import { watchShuffles } from './sort/shuffle'
import { watchTyping } from './suggestions/typing'

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
    watchBfcacheRestore,
    watchAnswers,
    watchForeseen,
    watchTyping,
  ]
  for (const flow of flows) yield spawn(guarded, flow, report)
}

export function reporter({ logError }: Ports) {
  return (error: unknown) => logError(`Vitrine, our fault: ${String(error)}`)
}
