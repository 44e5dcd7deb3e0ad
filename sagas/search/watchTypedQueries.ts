import type { SagaIterator } from 'redux-saga'
import { call, delay, put, select } from 'redux-saga/effects'
import { queryEntered } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectParams, selectSearch } from '../../slices/search/selectSearch'
import { isTypingAction, queryTyped, typingEnded } from '../../slices/search/typingActions'
import type { ComponentId } from '../../src/componentId'
import type { Address } from '../../src/history/address'
import { addressForm } from '../../src/history/addressForms'
import type { SearchParams } from '../../src/solr/request/params'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'

//  l a k ─ rest ──▶ "lak":   queryEntered, one more step of history
//  e ───── rest ──▶ "lake":  the address is replaced, then queryEntered finds it as it writes it: no step
//  Enter, leaving the box ──▶ at once; the next typing is a step again
//  a facet between ──▶ its own step, and the address is no longer that of the typing: a step again

/** Searches as a visitor types, once typing rests. All searches of one typing are one step of the history. */
export function* watchTypedQueries(): SagaIterator {
  /** The address that the typing of a component has written last. */
  const steps = new Map<ComponentId, Address>()
  yield* takeLatestBy(
    isTypingAction,
    ({ payload }) => payload.id,
    function* work(action): SagaIterator<void> {
      const { id } = action.payload
      if (queryTyped.match(action)) {
        const { q }: SearchParams = yield select(selectParams, id)
        yield delay(action.payload.wait)
        const now: SearchParams = yield select(selectParams, id)
        // Another box, or the page, has asked for something else meanwhile.
        if (now.q === q) yield call(enterQuery, id, action.payload.q, steps)
        return
      }
      if (typingEnded.match(action) && action.payload.q !== null)
        yield call(enterQuery, id, action.payload.q, steps)
      steps.delete(id)
    },
  )
}

/** Searches for a query. Where the address is that of the same typing, the query replaces it, and no step is added. */
function* enterQuery(
  id: ComponentId,
  q: string,
  steps: Map<ComponentId, Address>,
): SagaIterator<void> {
  const search: SearchState | undefined = yield select(selectSearch, id)
  if (!search) return
  const ports = yield* fromContext('ports')
  const { config, params } = search
  const before = ports.readAddress()
  const next = addressForm(config.address).write(before, { ...params, q, start: 0 }, search)
  if (!isSame(next, before)) {
    const step = steps.get(id)
    if (step && isSame(step, before)) ports.writeAddress(next, 'replace')
    steps.set(id, next)
  }
  yield put(queryEntered({ id, q }))
}

function isSame(a: Address, b: Address): boolean {
  return a.query === b.query && a.fragment === b.fragment
}
