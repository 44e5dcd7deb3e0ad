import { rootReducer } from '../../../slices/root'
import {
  componentAdded,
  facetToggled,
  pageChosen,
  queryEntered,
  searchEnded,
} from '../../../slices/search/searchActions'
import {
  selectAnswer,
  selectPageTurned,
  selectParams,
  selectSearch,
  selectStatus,
} from '../../../slices/search/selectSearch'
import { parseSearchResponse } from '../../../src/solr/response/searchResponse'
import { anAnswer } from '../../support/answers'
import { aSearch } from '../../support/aSearch'
import { cityLoft, lakeCabin } from '../../support/listings'
import { booted, ended, id, reduce, theSearch } from '../booted'

const lake = queryEntered({ id, q: 'lake' })
const failure = { status: 500, error: 'Server Error', message: '' }

describe('selectStatus (design decision 7)', () => {
  it('is idle before the first search, and for an unknown component', () => {
    const before = reduce(
      rootReducer(undefined, { type: 'start' }),
      componentAdded({ id, config: aSearch() }),
    )
    expect(selectStatus(before, id)).toBe('idle')
    expect(selectStatus(before, 'gone')).toBe('idle')
  })

  it('is pending until the newest requested search has ended', () => {
    const twice = reduce(booted(), lake, facetToggled({ id, field: 'city', value: 'Bern' }))
    expect(selectStatus(twice, id)).toBe('pending')
    expect(selectStatus(reduce(twice, ended(2)), id)).toBe('pending')
    expect(selectStatus(reduce(twice, ended(3)), id)).toBe('ready')
  })

  it('is failed until the next search', () => {
    const failed = reduce(booted(), lake, ended(2, failure))
    expect(selectStatus(failed, id)).toBe('failed')
    expect(selectStatus(reduce(failed, lake), id)).toBe('pending')
    expect(selectStatus(reduce(failed, lake, ended(3)), id)).toBe('ready')
  })
})

describe('selectAnswer', () => {
  const endedWith = (doc: object) => {
    const answer = parseSearchResponse(anAnswer({ docs: [doc as never] }))
    const params = theSearch(booted()).params
    return searchEnded({
      id,
      search: 1,
      failure: null,
      answer: { answer, docs: answer.docs, params, rows: 10 },
    })
  }

  it('returns the last response, also after a failure', () => {
    const state = reduce(booted(), endedWith(lakeCabin), endedWith(cityLoft), ended(1, failure))
    expect(selectAnswer(state, id)?.docs).toEqual([cityLoft])
  })

  it('returns nothing once the component is removed', () => {
    const state = reduce(booted(), endedWith(lakeCabin), {
      type: 'searches/componentRemoved',
      payload: { id },
    })
    expect(selectAnswer(state, id)).toBeUndefined()
    expect(state.answers).toEqual({})
  })
})

describe('selectors', () => {
  it('return the same frozen params for every unknown component', () => {
    const state = booted()
    expect(selectParams(state, 'gone')).toBe(selectParams(state, 'other'))
    expect(Object.isFrozen(selectParams(state, 'gone'))).toBe(true)
    expect(selectSearch(state, 'gone')).toBeUndefined()
  })

  it('selectPageTurned is true only after another page was chosen', () => {
    const turned = reduce(booted(), pageChosen({ id, start: 10 }))
    expect(selectPageTurned(turned, id)).toBe(true)
    expect(selectPageTurned(reduce(turned, lake), id)).toBe(false)
    expect(selectPageTurned(booted(), id)).toBe(false)
  })
})
