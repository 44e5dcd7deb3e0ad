import { buffers, eventChannel } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import { addressChanged, isUserAction, lastPageRequested } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { Address } from '../../src/history/address'
import { addressForm, loadAddressForm } from '../../src/history/addressForms'
import { arrivalDefaults, linkedParams, restoredParams } from '../../src/history/linkedParams'
import type { Ports } from '../../src/ports'
import type { SearchParams } from '../../src/solr/request/params'
import type { SanitizedParams } from '../../src/solr/request/sanitizeParams'
import { fromContext } from '../context'
import { restoreView, saveSnapshot, withRestoredSort } from './snapshot'

/**
 * Writes each action of the visitor to the address, as a new history entry (spec 2.1). The last page, shown
 * in place of one beyond the results, replaces the entry.
 */
export function* watchUserActions() {
  const ports = yield* fromContext('ports')
  yield takeEvery([isUserAction, lastPageRequested], function* write({ type, payload: { id } }) {
    const search: SearchState | undefined = yield select(selectSearch, id)
    if (!search?.booted) return
    const current = ports.readAddress()
    const next = written(current, search)
    if (isSame(next, current)) return
    if (type === lastPageRequested.type) {
      ports.writeAddress(next, 'replace')
      return
    }
    yield call(saveSnapshot, id, 'step')
    ports.writeAddress(next, 'push')
  })
}

/**
 * Applies the address to every component after Back, Forward or a link changed it. A component without
 * params in it gets its defaults, but an address without params of any component is foreign and ignored.
 */
export function* watchAddress() {
  const ports = yield* fromContext('ports')
  const changes = eventChannel<true>(
    (emit) => ports.watchAddress(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(changes, function* read() {
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    const booted = Object.entries(searches).filter(([, search]) => search.booted)
    const address = ports.readAddress()
    if (booted.every(([, search]) => readPart(search, address) === null)) return
    const snapshot = ports.readSnapshot()
    for (const [id, now] of booted) {
      const search = withRestoredSort(id, now, snapshot)
      const linked: SearchParams | null = yield call(paramsFromAddress, search)
      yield put(addressChanged({ id, params: linked ?? restoredParams(search, {}) }))
      yield call(rewriteAddress, id)
      yield call(restoreView, id, snapshot)
    }
    if (snapshot) ports.restorePosition(snapshot.place)
  })
}

/** Loads the component's form of address. Without it the search stands in the fragment. */
export function* loadForm({ config: { address } }: SearchState) {
  const ports = yield* fromContext('ports')
  try {
    const loading = loadAddressForm(address)
    if (loading) yield loading
  } catch (error) {
    ports.logWarning(`solr.address "${address}" can't be loaded (${String(error)}).`)
  }
}

/** The component, with the defaults that the query parameters of the page's address give it. */
export function* withArrivalDefaults(search: SearchState) {
  const ports = yield* fromContext('ports')
  const arrived = arrivalDefaults(search, ports.readAddress())
  if (!arrived) return search
  reportRejected(arrived, ports)
  return { ...search, defaults: arrived.params }
}

/** Rewrites what an old link or a plain form has sent, as the component writes it. */
export function* rewriteAddress(id: ComponentId) {
  const search: SearchState | undefined = yield select(selectSearch, id)
  if (search?.config.address !== 'query') return
  const ports = yield* fromContext('ports')
  const current = ports.readAddress()
  const next = written(current, search)
  if (!isSame(next, current)) ports.writeAddress(next, 'replace')
}

/**
 * Reads a component's params from the address.
 * @returns null when the address is foreign: the params then stay as they are (design decision 8).
 */
export function* paramsFromAddress(search: SearchState) {
  const ports = yield* fromContext('ports')
  const linked = linkedParams(search, ports.readAddress())
  if (linked) reportRejected(linked, ports)
  return linked?.params ?? null
}

function reportRejected({ rejected }: SanitizedParams, { logWarning }: Ports) {
  for (const { name, value } of rejected) {
    logWarning(`The address asked for ${name}=${value}, which a link may not set; it is ignored.`)
  }
}

function readPart(search: SearchState, address: Address) {
  return addressForm(search.config.address).read(address, search)
}

function written(address: Address, search: SearchState): Address {
  return addressForm(search.config.address).write(address, search.params, search)
}

function isSame(a: Address, b: Address): boolean {
  return a.query === b.query && a.fragment === b.fragment
}
