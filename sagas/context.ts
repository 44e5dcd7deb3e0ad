import { getContext } from 'redux-saga/effects'
import type { Bus } from '../src/bus/bus'
import type { Ports } from '../src/ports'

/** What mount hands to every saga. */
export interface SagaContext {
  readonly ports: Ports
  readonly bus: Bus
}

export function* getPorts() {
  const ports: Ports = yield getContext('ports')
  return ports
}

export function* getBus() {
  const bus: Bus = yield getContext('bus')
  return bus
}
