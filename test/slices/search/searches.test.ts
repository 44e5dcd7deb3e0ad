import type { UnknownAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../../slices/root'
import * as searches from '../../../slices/search/searchActions'
import { aSearch } from '../../support/aSearch'
import { required } from '../../support/required'
import { booted, ended, id, reduce, theSearch } from '../booted'

const lake = searches.queryEntered({ id, q: 'lake' })
const bern = searches.facetToggled({ id, field: 'city', value: 'Bern' })
const thirdPage = searches.pageChosen({ id, start: 20 })

/** The params after some actions of a booted component. */
function params(...actions: readonly UnknownAction[]) {
  return theSearch(reduce(booted({ facets: ['city'] }), ...actions)).params
}

describe('actions of the visitor', () => {
  it('start from the configuration', () => {
    const state = reduce(booted({ default_q: 'lake' }))
    expect(theSearch(state)).toMatchObject({
      params: { q: 'lake', fq: [], sort: '', start: 0, bq: [], extra: {} },
      booted: true,
      failure: null,
    })
  })

  it('set the query and reset start', () => {
    expect(params(thirdPage, lake)).toMatchObject({ q: 'lake', start: 0 })
  })

  it('add and remove a facet value and reset start (spec 4.2)', () => {
    expect(params(thirdPage, bern)).toMatchObject({ fq: ['city:Bern'], start: 0 })
    expect(params(bern, thirdPage, bern)).toMatchObject({ fq: [], start: 0 })
  })

  it("follow the facet's mode", () => {
    const facet = (settings: object) => ({
      facets: [{ data: { field: 'city' }, settings_global: { settings } }],
    })
    const thun = searches.facetToggled({ id, field: 'city', value: 'Thun' })
    const both = (settings: object) =>
      theSearch(reduce(booted(facet(settings)), bern, thun)).params.fq
    expect(both({})).toEqual(['city:Bern', 'city:Thun'])
    expect(both({ operator: 'or' })).toEqual(['{!tag=city}city:( Bern OR Thun )'])
    expect(both({ limit_active_items: true })).toEqual(['{!tag=city}city:Thun'])
  })

  it("use mode 'and' for a facet that is not configured", () => {
    const lakeside = searches.facetToggled({ id, field: 'region', value: 'Lakeside' })
    expect(params(lakeside).fq).toEqual(['region:Lakeside'])
  })

  it("replace a range facet's filter (spec 4.2)", () => {
    const range = (min: number, max: number) =>
      searches.rangeChosen({ id, field: 'price', range: { min, max } })
    expect(params(range(50, 100), bern, range(60, 90)).fq).toEqual([
      '{!tag=price}price:[60 TO 90]',
      'city:Bern',
    ])
  })

  it('remove one entry of the current filters, or all', () => {
    const removal = searches.filterRemoved({ id, text: 'city:Bern', value: 'Bern' })
    const whole = searches.filterRemoved({ id, text: 'city:Bern' })
    expect(params(bern, thirdPage, removal)).toMatchObject({ fq: [], start: 0 })
    expect(params(bern, whole).fq).toEqual([])
    expect(params(lake, bern, searches.filtersCleared({ id }))).toMatchObject({ q: 'lake', fq: [] })
  })

  it('set the sort and reset start', () => {
    const cheap = searches.sortChosen({ id, sort: 'price asc' })
    expect(params(thirdPage, cheap)).toMatchObject({ sort: 'price asc', start: 0 })
  })

  it('replace all boosts and the sort by a boost, and clear it (spec 4.3)', () => {
    const cheap = searches.sortChosen({ id, sort: 'price asc' })
    const boost = searches.boostChosen({ id, field: 'city', values: ['Bern', 'Thun'] })
    expect(params(cheap, thirdPage, boost)).toMatchObject({
      bq: ['city:(Bern Thun)'],
      sort: '',
      start: 0,
    })
    expect(params(boost, searches.boostCleared({ id })).bq).toEqual([])
  })

  it('choose a page and change nothing else', () => {
    expect(params(lake, bern, thirdPage)).toMatchObject({ q: 'lake', fq: ['city:Bern'], start: 20 })
  })

  it('may come from a script; start is reset unless it is set', () => {
    const set = (given: object) => searches.paramsSet({ id, params: given })
    expect(params(thirdPage, set({ q: 'loft' }))).toMatchObject({ q: 'loft', start: 0 })
    expect(params(set({ q: 'loft', start: 10 }))).toMatchObject({ q: 'loft', start: 10 })
  })

  it('may come from the address and are applied unchanged', () => {
    const linked = { ...params(lake), start: 30, fq: ['city:Thun'] }
    expect(params(searches.addressChanged({ id, params: linked }))).toEqual(linked)
  })
})

describe('requesting a search', () => {
  const requestedIdAfter = (...actions: readonly UnknownAction[]) =>
    theSearch(reduce(booted({ facets: ['city'] }), ...actions)).requestedId

  it('happens once for each action', () => {
    expect(requestedIdAfter()).toBe(1)
    expect(requestedIdAfter(lake)).toBe(2)
    expect(requestedIdAfter(lake, bern, thirdPage)).toBe(4)
  })

  it('does not happen when nothing changes', () => {
    const same = [
      searches.queryEntered({ id, q: '' }),
      searches.filtersCleared({ id }),
      searches.sortChosen({ id, sort: '' }),
      searches.pageChosen({ id, start: 0 }),
      searches.boostCleared({ id }),
      searches.paramsSet({ id, params: {} }),
      searches.filterRemoved({ id, text: 'city:Bern', value: 'Bern' }),
      searches.addressChanged({ id, params: params() }),
      searches.retried({ id }),
    ]
    for (const action of same)
      expect([action.type, requestedIdAfter(action)]).toEqual([action.type, 1])
  })

  it('does not happen when no filters are there to clear on page three', () => {
    const state = reduce(booted(), thirdPage, searches.filtersCleared({ id }))
    expect(theSearch(state)).toMatchObject({ requestedId: 2, params: { start: 20 } })
  })

  it('does not happen before boot, but the params are set', () => {
    const before = reduce(
      rootReducer(undefined, { type: 'start' }),
      searches.componentAdded({ id, config: aSearch() }),
      lake,
    )
    expect(theSearch(before)).toMatchObject({ requestedId: 0, params: { q: 'lake' } })
    expect(theSearch(reduce(before, searches.firstSearchRequested({ id }))).requestedId).toBe(1)
  })

  it('never happens with max_rows 0 or less (spec 4.1)', () => {
    for (const max_rows of [0, -1]) {
      const facet = required(aSearch({ facets: ['city'] }).facets[0])
      const state = reduce(booted({ max_rows }), lake, searches.facetAdded({ id, facet }))
      expect(theSearch(state)).toMatchObject({
        booted: true,
        requestedId: 0,
        params: { q: 'lake' },
      })
    }
  })

  it('happens once for a facet that joins after boot', () => {
    const facet = required(aSearch({ facets: ['region'] }).facets[0])
    const joined = searches.facetAdded({ id, facet })
    const state = reduce(booted({ facets: ['city'] }), joined, joined)
    expect(theSearch(state).facets.map(({ field }) => field)).toEqual(['city', 'region'])
    expect(theSearch(state).requestedId).toBe(2)
  })
})

describe('searchEnded', () => {
  const failure = { status: 503, error: 'Service Unavailable', message: '' }

  it('settles the newest search only', () => {
    const state = reduce(booted(), lake, bern)
    expect(theSearch(reduce(state, ended(2)))).toMatchObject({ requestedId: 3, settledId: 1 })
    expect(theSearch(reduce(state, ended(2, failure)))).toMatchObject({ failure: null })
    expect(theSearch(reduce(state, ended(3)))).toMatchObject({ requestedId: 3, settledId: 3 })
  })

  it('keeps the params of a failed search; the next response clears the failure', () => {
    const failed = reduce(booted(), lake, ended(2, failure))
    expect(theSearch(failed)).toMatchObject({ failure, params: { q: 'lake' } })
    expect(theSearch(reduce(failed, bern, ended(3))).failure).toBeNull()
  })
})

describe('after a failure', () => {
  const failure = { status: 500, error: 'Server Error', message: '' }
  const failed = reduce(booted({ facets: ['city'] }), lake, bern, ended(3, failure))

  it('the same action retries with its params (design decision 7)', () => {
    const again = theSearch(reduce(failed, bern))
    expect(again.requestedId).toBe(4)
    expect(again.params).toEqual(theSearch(failed).params)
  })

  it('the same page, query or sort retries', () => {
    for (const action of [lake, thirdPage, searches.sortChosen({ id, sort: 'price asc' })]) {
      const first = reduce(booted(), action, ended(2, failure))
      const again = theSearch(reduce(first, action))
      expect([action.type, again.requestedId]).toEqual([action.type, 3])
      expect(again.params).toEqual(theSearch(first).params)
    }
  })

  it('another action changes the params', () => {
    const thun = searches.facetToggled({ id, field: 'city', value: 'Thun' })
    expect(theSearch(reduce(failed, thun))).toMatchObject({
      requestedId: 4,
      params: { fq: ['city:Bern', 'city:Thun'] },
    })
  })

  it('the same action toggles as usual once a search is pending', () => {
    const twice = theSearch(reduce(failed, bern, bern))
    expect(twice).toMatchObject({ requestedId: 5, params: { fq: [] } })
  })

  it('retried requests one search', () => {
    const again = reduce(failed, searches.retried({ id }))
    expect(theSearch(again).requestedId).toBe(4)
    expect(theSearch(reduce(again, searches.retried({ id }))).requestedId).toBe(4)
  })
})

describe('an unknown component', () => {
  it('is not created, changed or searched by any action', () => {
    const before = booted()
    const facet = required(aSearch({ facets: ['city'] }).facets[0])
    const unknown = { id: 'gone' }
    const noParams = theSearch(before).params
    const actions = [
      searches.facetAdded({ ...unknown, facet }),
      searches.defaultsApplied({ ...unknown, params: noParams }),
      searches.firstSearchRequested(unknown),
      searches.addressChanged({ ...unknown, params: noParams }),
      searches.paramsSet({ ...unknown, params: { q: 'x' } }),
      searches.queryEntered({ ...unknown, q: 'x' }),
      searches.facetToggled({ ...unknown, field: 'city', value: 'Bern' }),
      searches.rangeChosen({ ...unknown, field: 'price', range: { min: 1, max: 2 } }),
      searches.filterRemoved({ ...unknown, text: 'city:Bern' }),
      searches.filtersCleared(unknown),
      searches.sortChosen({ ...unknown, sort: 'price asc' }),
      searches.boostChosen({ ...unknown, field: 'city', values: ['Bern'] }),
      searches.boostCleared(unknown),
      searches.pageChosen({ ...unknown, start: 10 }),
      searches.retried(unknown),
      searches.searchEnded({ ...unknown, search: 1, failure: null, answer: null }),
    ]
    for (const action of actions) {
      const { searches: left } = reduce(before, action)
      expect([action.type, left === before.searches]).toEqual([action.type, true])
    }
    expect(reduce(before, searches.componentRemoved(unknown)).searches).toEqual(before.searches)
  })

  it('loses its state when it is removed, and starts afresh when it is added again', () => {
    const left = reduce(booted(), lake, searches.componentRemoved({ id }))
    expect(left.searches).toEqual({})
    const back = reduce(left, searches.componentAdded({ id, config: aSearch() }))
    expect(theSearch(back)).toMatchObject({ requestedId: 0, booted: false, params: { q: '' } })
  })
})

it('every action triggers a search or is known not to', () => {
  const neither = [
    'componentAdded',
    'componentRemoved',
    'defaultsApplied',
    'defaultsRead',
    'searchEnded',
    'widgetAdded',
    'widgetsAdded',
    'searchQueued',
    'browserSortsAdded',
    'paramExposed',
    'shuffled',
    'prefetchRequested',
  ]
  const sorted = Object.entries(searches).flatMap(([name, one]) => {
    if (!('type' in one) || neither.includes(name)) return []
    const action = { type: one.type, payload: { id } }
    return searches.triggersSearch(action) ? [] : [name]
  })
  expect(sorted).toEqual([])
})
