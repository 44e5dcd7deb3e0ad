import { buffers, eventChannel, type SagaIterator } from 'redux-saga'
import { call, delay, fork, put, select, takeEvery } from 'redux-saga/effects'
import {
  consentAwaited,
  consentLooked,
  consentReducer,
  consentSaid,
  consentSet,
  selectWholeConsent,
} from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import type { Bus } from '../../src/bus/bus'
import type { ConsentLayer } from '../../src/consent/consentLayer'
import type { GoogleCommand } from '../../src/consent/googleSignals'
import { type Consent, PURPOSES } from '../../src/consent/purpose'
import { readConsent } from '../../src/consent/readConsent'
import type { Ports } from '../../src/ports'
import { DATA_LAYER, LONGEST_CONSENT_WAIT_MS } from '../../src/tracking/constants'
import {
  type AddSlices,
  getAddSlices,
  getBus,
  getPorts,
  getSettings,
  type SagaContext,
} from '../context'

/**
 * What the visitor allows: as the page's setting says, what its scripts tell Google's consent mode, and the
 * command consent:set (design decision 22). It starts with the first who asks.
 */
export const watchConsent = (openLayer: (name: string) => ConsentLayer) =>
  function* (): SagaIterator<void> {
    const addSlices: AddSlices = yield call(getAddSlices)
    yield call(addSlices, { consent: consentReducer })
    yield call(readSetting)
    const settings: SagaContext['settings'] = yield call(getSettings)
    const layer = openLayer(layerName(settings['analytics']))
    yield call(say, { by: 'defaults', said: {}, isAsked: layer.isAsked() })
    const commands = eventChannel<GoogleCommand>(layer.watch, buffers.expanding(8))
    yield takeEvery(commands, function* ({ kind, says, waitMs }) {
      // Who has defaults asks: without an answer it is as they say, and what they do not name is denied.
      const by = kind === 'default' ? 'defaults' : 'answers'
      yield call(say, { by, said: says, isAsked: true })
      if (kind === 'default' && waitMs > 0) yield fork(awaitAnswer, waitMs)
    })
    yield takeEvery(consentLooked, function* () {
      yield call(layer.look)
    })
    yield takeEvery(consentSet, function* ({ payload: { said, isAsked } }) {
      yield call(say, { by: 'answers', said, isAsked })
      yield call(layer.tell, said)
    })
  }

/** What is wrong with the setting is told by those who send events. */
function layerName(analytics: unknown): string {
  const isObject = typeof analytics === 'object' && analytics !== null && 'layer' in analytics
  return isObject && typeof analytics.layer === 'string' ? analytics.layer : DATA_LAYER
}

function* readSetting(): SagaIterator<void> {
  const ports: Ports = yield call(getPorts)
  const { consent }: SagaContext['settings'] = yield call(getSettings)
  if (consent === undefined) return
  const read = readConsent(consent, 'page settings: consent', ports.logWarning)
  // One that cannot be read may have been a no.
  yield put(consentSaid({ by: 'settings', said: read?.said ?? {}, isAsked: read?.manager ?? true }))
}

/** Tells the bus where that changes anything. */
function* say(what: Parameters<typeof consentSaid>[0]): SagaIterator<void> {
  const before: Consent = yield call(allowed)
  yield put(consentSaid(what))
  const now: Consent = yield call(allowed)
  if (PURPOSES.every((purpose) => before[purpose] === now[purpose])) return
  const bus: Bus = yield call(getBus)
  yield call(bus.emit, 'consent:changed', now)
}

function* awaitAnswer(ms: number): SagaIterator<void> {
  yield put(consentAwaited(true))
  yield delay(Math.min(ms, LONGEST_CONSENT_WAIT_MS))
  yield put(consentAwaited(false))
}

function* allowed(): SagaIterator<Consent> {
  return yield select((state: RootState) => selectWholeConsent(state))
}
