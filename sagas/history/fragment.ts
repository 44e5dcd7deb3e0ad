import { buffers, eventChannel, type SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import { fragmentChanged, isUserAction, lastPageRequested } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import { readFragment, writeFragment } from '../../src/history/fragment'
import type { SearchParams } from '../../src/solr/request/params'
import { sanitizeParams } from '../../src/solr/request/sanitizeParams'
import { fromContext } from '../context'
import { restoreView, saveSnapshot, withRestoredSort } from './snapshot'

/**
 * Writes each action of the visitor to the fragment, as a new history entry (spec 2.1). The last page, shown
 * in place of one beyond the results, replaces the entry.
 */
export function* watchUserActions() {
  const ports = yield* fromContext('ports')
  yield takeEvery([isUserAction, lastPageRequested], function* write({ type, payload: { id } }) {
    const search: SearchState | undefined = yield select(selectSearch, id)
    if (!search?.booted) return
    const { params, defaults, config } = search
    const current = ports.readFragment()
    const next = writeFragment(
      current,
      params,
      defaults,
      config.exposedParams,
      config.fragmentPrefix,
    )
    if (next === current) return
    if (type === lastPageRequested.type) {
      ports.writeFragment(next, 'replace')
      return
    }
    yield call(saveSnapshot, id)
    ports.writeFragment(next, 'push')
  })
}

/**
 * Applies the fragment to every component after Back, Forward or a link changed it. A component without
 * params in it gets its defaults, but a fragment without params of any component is foreign and ignored.
 */
export function* watchFragment() {
  const ports = yield* fromContext('ports')
  const changes = eventChannel<true>(
    (emit) => ports.watchFragment(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(changes, function* read() {
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    const booted = Object.entries(searches).filter(([, search]) => search.booted)
    const isOurs = booted.some(([, search]) => readPart(search, ports.readFragment()) !== null)
    if (!isOurs) return
    const snapshot = ports.readSnapshot()
    for (const [id, now] of booted) {
      const search = withRestoredSort(id, now, snapshot)
      const linked: SearchParams | null = yield call(paramsFromFragment, search)
      yield put(fragmentChanged({ id, params: linked ?? restoredParams(search, {}) }))
      yield call(restoreView, id, snapshot)
    }
    if (snapshot) ports.restorePosition(snapshot.place)
  })
}

/**
 * Reads a component's params from the fragment.
 * @returns null when the fragment is foreign: the params then stay as they are (design decision 8).
 */
export function* paramsFromFragment(search: SearchState): SagaIterator<SearchParams | null> {
  const ports = yield* fromContext('ports')
  const read = readPart(search, ports.readFragment())
  if (!read) return null
  const { params, rejected } = sanitizeParams(restoredParams(search, read.params))
  for (const { name, value } of rejected) {
    ports.logWarning(
      `The address asked for ${name}=${value}, which a link may not set; it is ignored.`,
    )
  }
  return params
}

function readPart({ config: { exposedParams, fragmentPrefix } }: SearchState, fragment: string) {
  return readFragment(fragment, exposedParams, fragmentPrefix)
}

/** Exposed params come from the fragment or else the defaults; the others stay. */
function restoredParams(search: SearchState, linked: Partial<SearchParams>): SearchParams {
  const { params, defaults, config } = search
  const isExposed = (name: string) => name === 'bq' || config.exposedParams.includes(name)
  return {
    q: isExposed('q') ? defaults.q : params.q,
    fq: isExposed('fq') ? defaults.fq : params.fq,
    sort: isExposed('sort') ? defaults.sort : params.sort,
    start: isExposed('start') ? defaults.start : params.start,
    bq: defaults.bq,
    extra: defaults.extra,
    ...linked,
  }
}
