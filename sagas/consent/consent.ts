import { buffers, eventChannel, type SagaIterator } from 'redux-saga'
import { call, delay, fork, put, select, takeEvery } from 'redux-saga/effects'
import {
  consentAwaited,
  consentGiven,
  consentReducer,
  consentRequested,
  consentSet,
  selectAllConsent,
} from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import type { ConsentLayer } from '../../src/consent/consentLayer'
import type { GoogleCommand } from '../../src/consent/googleSignals'
import { type Consent, PURPOSES } from '../../src/consent/purpose'
import { readConsent } from '../../src/consent/readConsent'
import { DATA_LAYER, MAX_CONSENT_WAIT_MS } from '../../src/tracking/constants'
import { fromContext } from '../context'

/**
 * Collects consent from the page's setting, from Google's consent mode and from the command consent:set
 * (design decision 22). It starts with the first widget or flow that needs consent.
 */
export const watchConsent = (openLayer: (name: string) => ConsentLayer) =>
  function* (): SagaIterator<void> {
    const addSlices = yield* fromContext('addSlices')
    yield call(addSlices, { consent: consentReducer })
    yield call(readSetting)
    const settings = yield* fromContext('settings')
    const layer = openLayer(layerName(settings['analytics']))
    yield call(giveConsent, { by: 'defaults', answers: {}, hasManager: layer.hasOtherManager() })
    const commands = eventChannel<GoogleCommand>(layer.subscribe, buffers.expanding(8))
    yield takeEvery(commands, function* ({ kind, answers, waitMs }) {
      // A page with defaults has a consent manager: purposes that they do not name are denied.
      const by = kind === 'default' ? 'defaults' : 'answers'
      yield call(giveConsent, { by, answers: answers, hasManager: true })
      if (kind === 'default' && waitMs > 0) yield fork(waitForAnswer, waitMs)
    })
    yield takeEvery(consentRequested, function* () {
      yield call(layer.refresh)
    })
    yield takeEvery(consentSet, function* ({ payload: { answers, hasManager } }) {
      yield call(giveConsent, { by: 'answers', answers, hasManager })
      yield call(layer.update, answers)
    })
  }

/** The data layer's name. Tracking reports an invalid setting. */
function layerName(analytics: unknown): string {
  const isObject = typeof analytics === 'object' && analytics !== null && 'layer' in analytics
  return isObject && typeof analytics.layer === 'string' ? analytics.layer : DATA_LAYER
}

function* readSetting(): SagaIterator<void> {
  const ports = yield* fromContext('ports')
  const { consent } = yield* fromContext('settings')
  if (consent === undefined) return
  const read = readConsent(consent, 'page settings: consent', ports.logWarning)
  // An unreadable setting counts as a denial.
  yield put(
    consentGiven({
      by: 'settings',
      answers: read?.answers ?? {},
      hasManager: read?.manager ?? true,
    }),
  )
}

/** Gives answers and emits consent:changed when they change the consent. */
function* giveConsent(given: Parameters<typeof consentGiven>[0]): SagaIterator<void> {
  const before: Consent = yield call(currentConsent)
  yield put(consentGiven(given))
  const now: Consent = yield call(currentConsent)
  if (PURPOSES.every((purpose) => before[purpose] === now[purpose])) return
  const bus = yield* fromContext('bus')
  yield call(bus.emit, 'consent:changed', now)
}

function* waitForAnswer(ms: number): SagaIterator<void> {
  yield put(consentAwaited(true))
  yield delay(Math.min(ms, MAX_CONSENT_WAIT_MS))
  yield put(consentAwaited(false))
}

function* currentConsent(): SagaIterator<Consent> {
  return yield select((state: RootState) => selectAllConsent(state))
}
