import { call, setContext, spawn } from 'redux-saga/effects'
import type { Ports } from '../src/ports'
import { watchAnswers } from './announce'
import { watchBoot } from './boot'
import { watchCommands, watchStore } from './bridge'
import { createCaches } from './caches'
import type { Shared } from './context'
import { watchFlags } from './flags'
import { watchForeseen } from './foreseen'
import { watchChoices, watchFragment } from './fragment'
import { createQueue, type Queue, watchQueue } from './queue'
import { watchSearches } from './search'
import { watchShuffles } from './shuffle'
import { watchTyping } from './typing'
import { watchLeaving, watchReturn } from './views'

/** Every flow, spawned: one that fails is reported and started again, and the others live on. */
export function* rootSaga(ports: Ports) {
  yield setContext<Shared>({
    caches: createCaches(ports),
    ahead: { flight: null, underWay: 0 },
  })
  const searches = createQueue()
  const docs = createQueue()
  const report = (error: unknown) => ports.logError(`Vitrine, our fault: ${String(error)}`)
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
    watchFlags,
    watchTyping,
  ]
  for (const flow of flows) yield spawn(guarded, flow, report)
}

function* guarded(flow: () => Generator, report: (error: unknown) => void) {
  while (true) {
    try {
      yield call(flow)
      return
    } catch (error) {
      report(error)
    }
  }
}
