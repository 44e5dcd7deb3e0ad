import { buildSolrParams } from '../../../demo/server/proxy/buildSolrParams'
import { defaultLimits } from '../../../demo/server/proxy/proxyConfig'
import { arriveWith, type FurtherCase, furtherCases } from '../../cms/php/furtherCases'

/** A site's proxy that lets visitors search all fields; without `near`, `distance` is a field as any other. */
const PROXY = {
  solr: '',
  filters: [],
  fields:
    'distance id title price rating available amount note category levels arrival booked place town size city region host'.split(
      ' ',
    ),
  defaults: {},
  boosts: [],
  ignored: ['json.wrf'],
  limits: defaultLimits,
}

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
  for (const name of ['price', 'rating', 'available', 'category', 'arrival', 'near', 'rows', 'pg'])
    expect([name, cases.some(({ written }) => written.includes(`${name}`))]).toEqual([name, true])
})

test('the proxy refuses none of the requests that addresses lead to', () => {
  const refused = cases.flatMap(({ config, query, body }) => {
    // What the site configures is not what a link says.
    if (config.solr['params'] || body === null) return []
    try {
      buildSolrParams([...new URLSearchParams(body)], PROXY)
      return []
    } catch (error) {
      return [`${decodeURIComponent(query)}: ${String(error)}`]
    }
  })
  expect(refused).toEqual([])
})
