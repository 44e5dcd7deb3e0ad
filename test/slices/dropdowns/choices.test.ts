import {
  choicesDismissed,
  choicesReducer,
  pageFailed,
  pageFound,
  pageWanted,
  selectFetched,
} from '../../../slices/dropdowns/choices'

const asked = (term: string, page = 1) => ({ box: 'a', term, page })
const wanted = (term: string, page = 1) =>
  pageWanted({ ...asked(term, page), url: '/places', typing: false })
const found = (term: string, page: number, value: string, more = true) => {
  const choice = { key: value, value, label: value, group: '', disabled: false }
  return pageFound({ ...asked(term, page), found: { choices: [choice], more } })
}
const stateAfter = (...actions: readonly { type: string }[]) =>
  selectFetched({ choices: actions.reduce(choicesReducer, undefined) }, 'a')

describe('what a dropdown has fetched', () => {
  it('grows page by page', () => {
    const own = stateAfter(
      wanted('b'),
      found('b', 1, 'Bern'),
      wanted('b', 2),
      found('b', 2, 'Biel', false),
    )
    expect(own?.choices.map(({ label }) => label)).toEqual(['Bern', 'Biel'])
    expect(own).toMatchObject({ status: 'here', page: 2, more: false })
  })

  it('begins anew for another term', () => {
    const own = stateAfter(wanted('b'), found('b', 1, 'Bern'), wanted('c'))
    expect(own).toEqual({ term: 'c', page: 1, status: 'waiting', choices: [], more: false })
  })

  it.each([
    ['an older term', found('b', 1, 'Bern')],
    ['another page', found('c', 2, 'Chur')],
    ['a failure of an older term', pageFailed(asked('b'))],
  ])('takes nothing of %s', (_, late) => {
    expect(stateAfter(wanted('b'), wanted('c'), late)).toMatchObject({
      status: 'waiting',
      choices: [],
    })
  })

  it('keeps what came when the next page fails', () => {
    const own = stateAfter(
      wanted('b'),
      found('b', 1, 'Bern'),
      wanted('b', 2),
      pageFailed(asked('b', 2)),
    )
    expect(own).toMatchObject({ status: 'failed', page: 2, more: true })
    expect(own?.choices).toHaveLength(1)
  })

  it('is forgotten when nothing more is wanted; what comes late is harmless', () => {
    const gone = [wanted('b'), choicesDismissed({ box: 'a' }), found('b', 1, 'Bern')]
    expect(stateAfter(...gone, choicesDismissed({ box: 'a' }))).toBeUndefined()
  })
})
