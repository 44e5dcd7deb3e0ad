import { chosenPageSize, requestPageSize, withPageSize } from '../../src/pager/pageSize'
import { noParams } from '../../src/solr/request/params'
import type { SearchRequest } from '../../src/solr/request/searchBody'

const asked = (...rows: readonly string[]) => ({ ...noParams, extra: { rows } })

describe('the number of results per page in an address', () => {
  it.each([['1'], ['24'], ['100']])('is read when it is %s', (text) => {
    expect(chosenPageSize(asked(text))).toBe(Number(text))
  })

  it.each([
    [''],
    ['0'],
    ['-5'],
    ['101'],
    ['1e2'],
    ['024'],
    ['2.5'],
    ['999999999999'],
    ['24 '],
    ['٢٤'],
  ])('is none when it is "%s"', (text) => {
    expect(chosenPageSize(asked(text))).toBeNull()
  })

  it('is none where there is none', () => {
    expect(chosenPageSize(noParams)).toBeNull()
    expect(chosenPageSize(asked())).toBeNull()
  })
})

describe('choosing a number of results per page', () => {
  it('keeps the first result on the page, and what else is chosen', () => {
    const params = { ...noParams, q: 'lake', start: 36, extra: { boost: ['a'] } }
    expect(withPageSize(params, 24, 12)).toEqual({
      ...params,
      start: 24,
      extra: { boost: ['a'], rows: ['24'] },
    })
  })

  it('leaves nothing in the address for the configured number', () => {
    expect(withPageSize({ ...asked('24'), start: 24 }, 12, 12)).toEqual({ ...noParams, start: 24 })
  })
})

describe('the request', () => {
  const request: SearchRequest = {
    params: asked('24'),
    facets: [],
    rows: 12,
    context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
    extraParams: {},
    indexId: null,
    siteHash: null,
  }

  it('has the chosen number where the component exposes it', () => {
    expect(requestPageSize(request, { exposedParams: ['q', 'rows'] }).rows).toBe(24)
  })

  it('is the same where the component does not', () => {
    expect(requestPageSize(request, { exposedParams: ['q'] })).toBe(request)
  })
})
