import { getContext } from 'redux-saga/effects'
import type { Bus } from '../src/bus/bus'
import type { Ports } from '../src/ports'
import type { Ahead } from './ahead'
import type { Caches } from './caches'

/** What mount hands to every saga. */
export interface SagaContext {
  readonly ports: Ports
  readonly bus: Bus
}

/** What the flows of one page share; the root makes it. */
export interface Shared {
  readonly caches: Caches
  readonly ahead: Ahead
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

export function* getBus() {
  const bus: Bus = yield getContext('bus')
  return bus
}
