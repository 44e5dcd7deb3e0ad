import { buildSolrParams } from '../../../demo/server/proxy/buildSolrParams'
import { arriveWith, type FurtherCase, furtherCases } from '../../cms/php/furtherCases'
import { OPEN_PROXY } from '../../cms/php/openProxy'

/** Each has up to six facets beyond the spec and an address with values of all kinds, edited and hostile ones too. */
const CASES = 600

let cases: readonly FurtherCase[] = []
beforeAll(async () => {
  cases = await furtherCases(CASES)
})

test('an address that was written leads to the same search, request and address', () => {
  for (const one of cases) {
    const again = arriveWith({ ...one, query: one.written })
    const { state, body, written } = one
    expect({ query: one.query, ...again }).toEqual({ query: one.query, state, body, written })
  }
})

test('addresses of all kinds occur: the search is not just empty', () => {
  const named = cases.filter(({ written }) => written !== '')
  expect(named.length).toBeGreaterThan(CASES / 2)
  for (const name of [
    'price',
    'rating',
    'available',
    'category',
    'arrival',
    'near',
    'rows',
    'pg',
    'region%5Bnot',
  ])
    expect([name, cases.some(({ written }) => written.includes(`${name}`))]).toEqual([name, true])
})

test('excluded values stand behind the name of their facet, after those that are chosen', () => {
  const lines: readonly (readonly [facet: object, query: string, written: string])[] = [
    [{ negatable: true }, 'region[not][]=Alps&region[]=Coast', 'region[]=Coast&region[not][]=Alps'],
    [{ negatable: true }, 'region[not][0]=a+b&region[not][1]=', 'region[not][]=a b&region[not][]='],
    [{ negatable: true }, 'region[not][]=Alps&region[]=Alps', 'region[]=Alps'],
    [{ negatable: true }, 'region=Alps&region[not][]=Alps', 'region[]=Alps'],
    [
      { negatable: true },
      'fq[]=region:Alps&fq[]=-region:Alps',
      'fq[]=region:Alps&fq[]=-region:Alps',
    ],
    [{ negatable: true }, 'region[not]=*&region[none]=1', 'region[none]=1&region[not][]=*'],
    [{ negatable: true }, 'fq[]={!tag=region}-region:Alps', 'region[not][]=Alps'],
    [{ negatable: true }, 'fq[]=-region:A*', 'fq[]=-region:A*'],
    [{}, 'fq[]={!tag=region}-region:Alps', 'fq[]={!tag=region}-region:Alps'],
    [{ on: 'yes', negated: true }, 'region[not][]=yes', 'region[not][]=yes'],
    [{ on: 'yes', negated: true }, 'region[not][]=no', ''],
    [{ on: '4-', negated: true }, 'fq[]={!tag=region}-region:4-', 'region[not][]=4-'],
    [{ on: '*', negated: true }, 'region[none]=1', 'region[not][]=*'],
    [{ on: '*' }, 'region[]=*', 'region=*'],
  ]
  for (const [options, query, written] of lines) {
    const solr = { url: '/s', address: 'query', facets: [{ field: 'region', ...options }] }
    const encoded = new URLSearchParams(query).toString()
    const one = { config: { solr }, query: encoded, isPathInQ: false, addedParams: {} }
    const text = decodeURIComponent(arriveWith(one as never).written.replace(/\+/g, ' '))
    expect([query, text]).toEqual([query, written])
  }
})

test('the proxy refuses none of the requests that addresses lead to', () => {
  const refused = cases.flatMap(({ config, query, body }) => {
    // What the site configures is not what a link says.
    if (config.solr['params'] || body === null) return []
    try {
      buildSolrParams([...new URLSearchParams(body)], OPEN_PROXY)
      return []
    } catch (error) {
      return [`${decodeURIComponent(query)}: ${String(error)}`]
    }
  })
  expect(refused).toEqual([])
})
