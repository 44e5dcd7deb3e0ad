import { noParams, type SearchParams } from '../../src/solr/request/params'
import { clearBoost, setBoost } from '../../src/sort/boost'

describe('boosts (spec 4.3)', () => {
  const params: SearchParams = { ...noParams, q: 'lake', sort: 'price asc', bq: ['a:(b)', 'c:(d)'] }

  it('setBoost replaces every boost and the sort', () => {
    expect(setBoost(params, 'region', ['alps', 'north shore', '[1 TO 2]'])).toEqual({
      ...noParams,
      q: 'lake',
      sort: '',
      bq: ['region:(alps "north shore" [1 TO 2])'],
    })
  })

  it('clearBoost leaves the sort unchanged', () => {
    expect(clearBoost(params)).toEqual({ ...params, bq: [] })
    expect(clearBoost(noParams)).toBe(noParams)
  })
})
