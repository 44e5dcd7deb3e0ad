import { buffers, eventChannel, type SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import { fragmentChanged, isUserAction } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { readFragment, writeFragment } from '../../src/history/fragment'
import type { Ports } from '../../src/ports'
import type { SearchParams } from '../../src/solr/request/params'
import { sanitizeParams } from '../../src/solr/request/sanitizeParams'
import { getPorts } from '../context'
import { selectOwn } from '../effects/selectOwn'
import { restoreView, saveSnapshot } from './snapshot'
import { withRestoredSort } from './withRestoredSort'

/** Writes each step of a visitor to the fragment (spec 2.1), as an entry of history. */
export function* watchChoices() {
  const ports: Ports = yield call(getPorts)
  yield takeEvery(isUserAction, function* write({ payload: { id } }) {
    const own: SearchState | undefined = yield select(selectOwn, id)
    if (!own?.booted) return
    const { exposedParams, fragmentPrefix } = own.config
    const current = ports.readFragment()
    const next = writeFragment(current, own.params, own.defaults, exposedParams, fragmentPrefix)
    if (next === current) return
    yield call(saveSnapshot, id)
    ports.writeFragment(next, 'push')
  })
}

/**
 * Back, Forward or a link changed the fragment: every component reads its own part again. One that finds
 * nothing of its own is back at its defaults where another does: the fragment is no foreign one then.
 */
export function* watchFragment() {
  const ports: Ports = yield call(getPorts)
  const changes = eventChannel<true>(
    (emit) => ports.watchFragment(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(changes, function* read() {
    const all: RootState['searches'] = yield select((state: RootState) => state.searches)
    const booted = Object.entries(all).filter(([, own]) => own.booted)
    const isOurs = booted.some(([, own]) => partOf(own, ports.readFragment()) !== null)
    if (!isOurs) return
    const kept = ports.readSnapshot()
    for (const [id, now] of booted) {
      const own = withRestoredSort(id, now, kept)
      const linked: SearchParams | null = yield call(paramsFromFragment, own)
      yield put(fragmentChanged({ id, params: linked ?? restored(own, {}) }))
      yield call(restoreView, id, kept)
    }
    if (kept) ports.restorePosition(kept.place)
  })
}

/** @returns null when the fragment is foreign, and so leaves the params alone (design decision 8). */
export function* paramsFromFragment(own: SearchState): SagaIterator<SearchParams | null> {
  const ports: Ports = yield call(getPorts)
  const read = partOf(own, ports.readFragment())
  if (!read) return null
  const { params, rejected } = sanitizeParams(restored(own, read.params))
  for (const { name, value } of rejected) {
    ports.logWarning(
      `The address asked for ${name}=${value}, which a link may not set; it is ignored.`,
    )
  }
  return params
}

function partOf({ config: { exposedParams, fragmentPrefix } }: SearchState, fragment: string) {
  return readFragment(fragment, exposedParams, fragmentPrefix)
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
