import { getContext } from 'redux-saga/effects'
import type { LateSlices } from '../slices/root'
import type { Bus } from '../src/bus/bus'
import type { Ports } from '../src/ports'
import { type Caches, createCaches } from './cache/caches'
import { createQueue, type Queue } from './effects/queue'
import type { Ahead } from './prefetch/ahead'

/** What mount hands to every saga. */
export interface SagaContext {
  readonly ports: Ports
  readonly bus: Bus
  /** The page-wide settings, as written. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** Adds to the store what only some pages need; what is there already keeps its state. */
export type AddSlices = (late: LateSlices) => void

/** The page's queues: 'RiotSolr' and 'fullDocs' (spec 7.1, 7.2). */
export interface Queues {
  readonly searches: Queue
  readonly docs: Queue
}

/** What the flows of one page share. */
export interface Shared {
  readonly caches: Caches
  readonly ahead: Ahead
  readonly queues: Queues
}

export function createShared(ports: Ports): Shared {
  return {
    caches: createCaches(ports),
    ahead: { flight: null, underWay: 0 },
    queues: { searches: createQueue(), docs: createQueue() },
  }
}

export function* getPorts() {
  const ports: Ports = yield getContext('ports')
  return ports
}

export function* getCaches() {
  const caches: Shared['caches'] = yield getContext('caches')
  return caches
}

export function* getAhead() {
  const ahead: Shared['ahead'] = yield getContext('ahead')
  return ahead
}

export function* getQueues() {
  const queues: Shared['queues'] = yield getContext('queues')
  return queues
}

export function* getBus() {
  const bus: Bus = yield getContext('bus')
  return bus
}

export function* getAddSlices() {
  const addSlices: AddSlices = yield getContext('addSlices')
  return addSlices
}

export function* getSettings() {
  const settings: SagaContext['settings'] = yield getContext('settings')
  return settings
}
