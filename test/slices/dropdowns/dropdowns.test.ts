import {
  dropdownsReducer,
  optionsDismissed,
  optionsFailed,
  optionsFetched,
  optionsRequested,
  selectFetchedOptions,
} from '../../../slices/dropdowns/dropdowns'

const request = (term: string, page = 1) => ({ dropdown: 'a', term, page })
const requested = (term: string, page = 1) =>
  optionsRequested({ ...request(term, page), url: '/places', isTyping: false })
const fetched = (term: string, page: number, value: string, hasMore = true) => {
  const option = { key: value, value, label: value, group: '', disabled: false }
  return optionsFetched({ ...request(term, page), fetched: { options: [option], hasMore } })
}
const stateAfter = (...actions: readonly { type: string }[]) =>
  selectFetchedOptions(
    { dropdowns: actions.reduce(dropdownsReducer, dropdownsReducer(undefined, { type: 'init' })) },
    'a',
  )

describe('the fetched options of a dropdown', () => {
  it('grow page by page', () => {
    const entry = stateAfter(
      requested('b'),
      fetched('b', 1, 'Bern'),
      requested('b', 2),
      fetched('b', 2, 'Biel', false),
    )
    expect(entry?.options.map(({ label }) => label)).toEqual(['Bern', 'Biel'])
    expect(entry).toMatchObject({ status: 'fetched', page: 2, hasMore: false })
  })

  it('start again with another term', () => {
    const entry = stateAfter(requested('b'), fetched('b', 1, 'Bern'), requested('c'))
    expect(entry).toEqual({ term: 'c', page: 1, status: 'pending', options: [], hasMore: false })
  })

  it.each([
    ['an older term', fetched('b', 1, 'Bern')],
    ['another page', fetched('c', 2, 'Chur')],
    ['a failure of an older term', optionsFailed(request('b'))],
  ])('ignore %s', (_, late) => {
    expect(stateAfter(requested('b'), requested('c'), late)).toMatchObject({
      status: 'pending',
      options: [],
    })
  })

  it('are kept when the next page fails', () => {
    const entry = stateAfter(
      requested('b'),
      fetched('b', 1, 'Bern'),
      requested('b', 2),
      optionsFailed(request('b', 2)),
    )
    expect(entry).toMatchObject({ status: 'failed', page: 2, hasMore: true })
    expect(entry?.options).toHaveLength(1)
  })

  it('are dropped when the list closes, and a late response is ignored', () => {
    const closed = [requested('b'), optionsDismissed({ dropdown: 'a' }), fetched('b', 1, 'Bern')]
    expect(stateAfter(...closed, optionsDismissed({ dropdown: 'a' }))).toBeUndefined()
  })
})
