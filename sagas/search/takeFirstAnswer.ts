import type { SagaIterator } from 'redux-saga'
import { type FirstAnswer, readFirstAnswer } from '../../src/search/firstAnswer'
import { fromContext } from '../context'
import type { RequestId } from './createSearchJob'
import type { EncodedSearch } from './encodeSearch'

/**
 * Reads the answer that a server put into the page, for a component's first search only (design decision 36). One
 * that is not used is reported, unless the fragment, which no server sees, or Back asks for something else.
 */
export function* takeFirstAnswer(
  { id, search }: RequestId,
  encoded: EncodedSearch,
): SagaIterator<FirstAnswer | null> {
  if (search !== 1) return null
  const ports = yield* fromContext('ports')
  const json = ports.readFirstAnswer(id)
  if (json === null) return null
  const first = readFirstAnswer(json, encoded, ports.now())
  if (!first && ports.readAddress().fragment === '' && ports.readSnapshot() === null) {
    ports.rejectFirstAnswer(id, json, encoded.body)
  }
  return first
}
