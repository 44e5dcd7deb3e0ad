import fc from 'fast-check'
import { encodePairs } from '../../../src/solr/request/encodePairs'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { type SearchRequest, searchBody } from '../../../src/solr/request/searchBody'
import { anyText, unsendable } from '../arbitraries'

const context = { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' }

function aSearch(overrides: Partial<SearchRequest> = {}): SearchRequest {
  return {
    params: noParams,
    facets: [],
    rows: 24,
    context,
    extraParams: {},
    indexId: null,
    siteHash: null,
    ...overrides,
  }
}

const withParams = (params: Partial<SearchParams>, overrides: Partial<SearchRequest> = {}) =>
  searchBody(aSearch({ ...overrides, params: { ...noParams, ...params } }))

describe('searchBody (spec 7.1)', () => {
  it('requests everything for empty params', () => {
    expect(searchBody(aSearch())).toBe(
      'q=*%3A*&facet=true&facet.mincount=1&rows=24&start=0&defType=edismax&json.nl=map' +
        '&fl=id&wt=json&json.wrf=?',
    )
  })

  it('writes every parameter in order, byte for byte', () => {
    const body = searchBody({
      params: {
        q: 'lake cabin+sauna',
        fq: [
          '{!tag=city}city:( Bern OR "New York" )',
          '{!tag=type}type:cabin',
          '{!tag=price}price:[50 TO 200]',
        ],
        sort: 'price asc',
        start: 24,
        bq: ['region:(alps)'],
        extra: {},
      },
      facets: [
        { field: 'city', mode: 'or', limit: 50, missing: true },
        { field: 'type', mode: 'single', sort: 'index', offset: 0, mincount: 2 },
        { field: 'tags', mode: 'and', prefix: 'a', method: 'enum' },
        { field: 'price', mode: 'and', stats: true, range: { start: '0', end: '500', gap: '50' } },
      ],
      rows: 24,
      defaultBoost: 'log(rating)',
      context: { ...context, entityType: 'node', bundles: ['cabin', 'tree house'] },
      extraParams: { hl: 'true', 'facet.limit': '100', fl: 'id,title' },
      indexId: 'listings',
      siteHash: 'k3x9',
    })
    expect(body.split('&')).toEqual([
      'q=lake%20cabin%2Bsauna',
      'fq=entity_type%3Anode',
      'fq=bundle%3A(%20cabin%20OR%20%22tree%20house%22%20)',
      'fq=%7B!tag%3Dcity%7Dcity%3A(%20Bern%20OR%20%22New%20York%22%20)',
      'fq=%7B!tag%3Dtype%7Dtype%3Acabin',
      'fq=%7B!tag%3Dprice%7Dprice%3A%5B50%20TO%20200%5D',
      'facet=true',
      'facet.field=%7B!ex%3Dcity%7Dcity',
      'facet.field=%7B!ex%3Dtype%7Dtype',
      'facet.field=tags',
      'facet.limit=100',
      'facet.mincount=1',
      'rows=24',
      'start=24',
      'sort=price%20asc',
      'bq=region%3A(alps)',
      'boost=log(rating)',
      'defType=edismax',
      'json.nl=map',
      'f.city.facet.limit=50',
      'f.city.facet.missing=true',
      'f.price.facet.range.end=500',
      'f.price.facet.range.gap=50',
      'f.price.facet.range.start=0',
      'f.tags.facet.method=enum',
      'f.tags.facet.prefix=a',
      'f.type.facet.mincount=2',
      'f.type.facet.offset=0',
      'f.type.facet.sort=index',
      'facet.range=%7B!ex%3Dprice%7Dprice',
      'hl=true',
      'stats=true',
      'stats.field=%7B!ex%3Dprice%7Dprice',
      'fl=id%2Ctitle',
      'wt=json',
      'json.wrf=?',
      'fq=index_id:listings',
    ])
  })

  it('replaces a default in its place by the configured parameter', () => {
    const extraParams = {
      q: 'everything',
      fq: ['status:1'],
      facet: 'false',
      'facet.field': 'extra',
      'facet.mincount': '0',
      'facet.missing': 'true',
      'facet.prefix': 'a',
      sort: 'title asc',
      bq: 'promoted:true',
      boost: 'popularity',
      defType: 'dismax',
      'json.nl': 'flat',
    }
    expect(searchBody(aSearch({ extraParams, defaultBoost: 'x' }))).toBe(
      'q=everything&fq=status%3A1&facet=false&facet.field=extra&facet.mincount=0&facet.missing=true' +
        '&facet.prefix=a&rows=24&start=0&sort=title%20asc&bq=promoted%3Atrue&boost=popularity' +
        '&defType=dismax&json.nl=flat&fl=id&wt=json&json.wrf=?',
    )
  })

  it("prefers the visitor's params to the configured ones", () => {
    const extraParams = { q: 'all', sort: 'title asc', bq: 'promoted:true', boost: 'popularity' }
    const body = withParams(
      { q: 'lake', sort: 'price desc', bq: ['a:(b)'], extra: { boost: ['rating'], hl: ['on'] } },
      { extraParams },
    )
    expect(body).toContain('q=lake&')
    expect(body).toContain('&sort=price%20desc&bq=a%3A(b)&boost=rating&defType=')
    expect(body).toContain('&hl=on&')
    expect(body).not.toMatch(/title|promoted|popularity/)
  })

  it('ignores configured and linked values of its own parameters', () => {
    const extraParams = { rows: '9999', start: '7', wt: 'xml', 'json.wrf': 'evil' }
    const extra = { rows: ['9999'], wt: ['xml'], 'json.wrf': ['evil'] }
    expect(withParams({ extra }, { extraParams })).toBe(searchBody(aSearch()))
  })

  it('leaves out blank and duplicate filters', () => {
    expect(withParams({ fq: ['', 'a:1', 'a:1'] })).toContain('q=*%3A*&fq=a%3A1&facet=true')
  })

  it('escapes the index as a term', () => {
    expect(searchBody(aSearch({ indexId: 'my index' }))).toMatch(/\?&fq=index_id:%22my%20index%22$/)
    expect(searchBody(aSearch({ indexId: 'a OR *:*' }))).toMatch(/:%22a%20OR%20\*%3A\*%22$/)
  })

  it('encodes any text so that it decodes to the same pairs', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText), (q, fq) => {
        const read = new URLSearchParams(withParams({ q, fq }))
        const text = (value: string) => value.replace(unsendable, '\ufffd')
        expect(read.getAll('q')).toEqual([text(q) || '*:*'])
        expect(new Set(read.getAll('fq'))).toEqual(new Set(fq.filter(Boolean).map(text)))
        expect(read.getAll('json.wrf')).toEqual(['?'])
      }),
    )
  })

  it('accepts half a surrogate pair', () => {
    expect(encodePairs([['\ud800', 'a\udc00b']])).toBe('%EF%BF%BD=a%EF%BF%BDb')
  })

  it('never contains a control character other than tab and line breaks', () => {
    const body = withParams({ q: 'lake\0\u001b\u0085', fq: ['city:\u007fBern'] })
    expect(body).not.toMatch(/%0[0-8BCEF]|%1|%7F|%C2%8|%C2%9/i)
    expect(withParams({ fq: ['city:"a\tb\nc"'] })).toContain('fq=city%3A%22a%09b%0Ac%22')
  })
})
