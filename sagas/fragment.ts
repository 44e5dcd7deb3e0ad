import { buffers, eventChannel, type SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../slices/root'
import { fragmentChanged, isVisitorsChoice } from '../slices/searchActions'
import type { SearchState } from '../slices/searchState'
import type { Ports } from '../src/ports'
import { readFragment, writeFragment } from '../src/solr/fragment'
import type { SearchParams } from '../src/solr/params'
import { refuseParams } from '../src/solr/refuse'
import { getPorts } from './context'
import { selectOwn } from './selectOwn'

/** Writes each step of a visitor to the fragment (spec 2.1), as an entry of history. */
export function* watchChoices() {
  const ports: Ports = yield call(getPorts)
  yield takeEvery(isVisitorsChoice, function* write({ payload: { id } }) {
    const own: SearchState | undefined = yield select(selectOwn, id)
    if (!own?.booted) return
    const { exposedParams, fragmentPrefix } = own.config
    const current = ports.readFragment()
    const next = writeFragment(current, own.params, own.defaults, exposedParams, fragmentPrefix)
    if (next !== current) ports.writeFragment(next, 'push')
  })
}

/** Back, Forward or a link changed the fragment: every component reads its own part again. */
export function* watchFragment() {
  const ports: Ports = yield call(getPorts)
  const changes = eventChannel<true>(
    (emit) => ports.watchFragment(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(changes, function* read() {
    const all: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const [id, own] of Object.entries(all)) {
      const params: SearchParams | null = own.booted ? yield call(paramsFromFragment, own) : null
      if (params) yield put(fragmentChanged({ id, params }))
    }
  })
}

/** @returns null when the fragment is foreign, and so leaves the params alone (design decision 8). */
export function* paramsFromFragment(own: SearchState): SagaIterator<SearchParams | null> {
  const ports: Ports = yield call(getPorts)
  const { exposedParams, fragmentPrefix } = own.config
  const read = readFragment(ports.readFragment(), exposedParams, fragmentPrefix)
  if (!read) return null
  const { params, refused } = refuseParams(restored(own, read.params))
  for (const { name, value } of refused) {
    ports.logWarning(
      `The address asked for ${name}=${value}, which a link may not set; it is ignored.`,
    )
  }
  return params
}

/** Exposed params are the fragment's, or else the default; the others stay as they are. */
function restored(own: SearchState, linked: Partial<SearchParams>): SearchParams {
  const { params, defaults, config } = own
  const exposed = (name: string) => name === 'bq' || config.exposedParams.includes(name)
  return {
    q: exposed('q') ? defaults.q : params.q,
    fq: exposed('fq') ? defaults.fq : params.fq,
    sort: exposed('sort') ? defaults.sort : params.sort,
    start: exposed('start') ? defaults.start : params.start,
    bq: defaults.bq,
    extra: defaults.extra,
    ...linked,
  }
}
