import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { legacy_createStore as createStore } from 'redux'
import { rootReducer } from '../../../../slices/root'
import { searchEnded } from '../../../../slices/search/searchActions'
import { noParams } from '../../../../src/solr/request/params'
import { parseSearchResponse } from '../../../../src/solr/response/searchResponse'
import { useDeferredAnswer } from '../../../../widgets/facets/facet/useDeferredAnswer'
import { anAnswer } from '../../../support/answers'

/** Shows the facets of an answer, then of one of another start. @returns the starts that facets have shown */
async function startsOf(numFound: number): Promise<readonly (number | undefined)[]> {
  const store = createStore(rootReducer)
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
  const answered = (start: number, found: number) =>
    act(() => {
      const answer = parseSearchResponse(anAnswer({ numFound: found, start }))
      const shown = { answer, docs: answer.docs, params: { ...noParams, start }, rows: 12 }
      store.dispatch(searchEnded({ id: 'listings', search: 1, answer: shown, failure: null }))
    })
  const { result } = renderHook(() => useDeferredAnswer('listings'), { wrapper })
  const start = () => result.current.answer?.params.start
  answered(0, 60)
  await waitFor(() => expect(result.current.isEarly).toBe(false))
  answered(12, numFound)
  const atOnce = start()
  await waitFor(() => expect(start()).toBe(12))
  return [atOnce, start()]
}

it('shows fewer results at once', async () => {
  expect(await startsOf(48)).toEqual([12, 12])
})

it('shows more results when they are painted', async () => {
  expect(await startsOf(72)).toEqual([0, 12])
})

it('shows another page of the same results when the results are painted', async () => {
  expect(await startsOf(60)).toEqual([0, 12])
})
