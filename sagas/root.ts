import { spawn } from 'redux-saga/effects'
import type { Ports } from '../src/ports'
import { watchCommands, watchStore } from './bridge'
import { fromContext } from './context'
import { guarded } from './effects/guarded'
import { type Queue, watchQueue } from './effects/queue'
import { watchAddress, watchUserActions } from './history/address'
import { watchBfcacheRestore, watchLeaving } from './history/snapshot'
import { watchPrefetch } from './prefetch/watchPrefetch'
import { watchBoot } from './search/watchBoot'
import { watchSearches } from './search/watchSearches'
import { watchShuffles } from './sort/watchShuffles'
import { watchTyping } from './suggestions/watchTyping'

/** Starts every flow but those of `idleFlows`. One that fails is reported and started again; the others are not affected. */
export function* rootSaga(ports: Ports) {
  const { searches, docs } = yield* fromContext('queues')
  const report = reporter(ports)
  const work = (queue: Queue) => () => watchQueue(queue, report)
  const flows = [
    watchStore,
    watchCommands,
    watchBoot,
    // Before watchSearches: the address changes before the search is sent.
    watchUserActions,
    watchSearches,
    work(searches),
    work(docs),
    watchShuffles,
    watchAddress,
    watchLeaving,
    watchBfcacheRestore,
    watchPrefetch,
    watchTyping,
  ]
  for (const flow of flows) yield spawn(guarded, flow, report)
}

export function reporter({ logError }: Ports) {
  return (error: unknown) => logError(`Vitrine, our fault: ${String(error)}`)
}
