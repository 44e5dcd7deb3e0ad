import type { SagaIterator } from 'redux-saga'
import { getContext } from 'redux-saga/effects'
import type { LateSlices } from '../slices/root'
import type { Bus } from '../src/bus/bus'
import type { Ports } from '../src/ports'
import { type Caches, createCaches } from './cache/caches'
import { createQueue, type Queue } from './effects/queue'
import type { PrefetchState } from './prefetch/prefetchState'

/** What `mount` provides to every saga. */
export interface AppContext {
  readonly ports: Ports
  readonly bus: Bus
  /** The page-wide settings, as written. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Adds reducers that only some pages need. A slice that exists already keeps its state. */
  readonly addSlices: (late: LateSlices) => void
}

/** What every saga can read, by name. */
export interface SagaContext extends AppContext {
  readonly caches: Caches
  readonly prefetch: PrefetchState
  /** The page's queues: 'RiotSolr' and 'fullDocs' (spec 7.1, 7.2). */
  readonly queues: { readonly searches: Queue; readonly docs: Queue }
}

export function createSagaContext(app: AppContext): SagaContext {
  return {
    ...app,
    caches: createCaches(app.ports),
    prefetch: { request: null, visitorRequests: 0 },
    queues: { searches: createQueue(), docs: createQueue() },
  }
}

/** Reads one entry of the context: `const ports = yield* fromContext('ports')`. */
export function* fromContext<K extends keyof SagaContext>(name: K): SagaIterator<SagaContext[K]> {
  return yield getContext(name)
}
