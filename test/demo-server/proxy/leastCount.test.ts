/** @jest-environment node */
import { listingsEngine } from '../../../demo/server/corpus/listingsEngine'
import { listingsProxy } from '../../../demo/server/listingsProxy'
import { createProxy } from '../../../demo/server/proxy/createProxy'
import type { Params } from '../../../demo/server/proxy/params'
import type { ProxyConfig } from '../../../demo/server/proxy/proxyConfig'

const site: ProxyConfig = { ...listingsProxy(''), filters: ['city:Bend'], defaults: {} }

/** Posts a search to a proxy in front of the embedded engine. */
async function search(body: string, config: ProxyConfig) {
  let sent: Params = []
  const proxy = createProxy(config, (pairs) => {
    sent = pairs
    return listingsEngine(200).select(pairs)
  })
  const response = await proxy(
    new Request('http://site.example/solr/select', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `q=*:*&rows=0&json.nl=map&facet=true&facet.field=city&f.city.facet.limit=-1&${body}`,
    }),
  )
  const { facet_counts } = await response.json()
  return { sent, cities: Object.keys(facet_counts.facet_fields.city) }
}

const least = (sent: Params) => sent.filter(([name]) => name.endsWith('facet.mincount'))

test.each([
  'facet.mincount=0',
  'f.city.facet.mincount=0',
  'facet.mincount=00&f.city.facet.mincount=000',
  'facet.mincount=1&f.city.facet.mincount=0',
  'facet.mincount=',
  'start=0',
])('a facet lists no value of hidden documents: %s', async (body) => {
  const { sent, cities } = await search(body, site)
  expect(cities).toEqual(['Bend'])
  expect(least(sent).length).toBeGreaterThan(0)
  for (const [, value] of least(sent)) expect(value).toBe('1')
})

test('a higher least count stays', async () => {
  const { sent } = await search('facet.mincount=7&f.city.facet.mincount=3', site)
  expect(least(sent)).toEqual([
    ['facet.mincount', '7'],
    ['f.city.facet.mincount', '3'],
  ])
})

test('the defaults of a site can allow 0, for all fields or for one', async () => {
  const all = { ...site, defaults: { 'facet.mincount': '0' } }
  expect((await search('f.city.facet.mincount=0', all)).cities.length).toBeGreaterThan(1)
  const one = { ...site, defaults: { 'f.city.facet.mincount': '0' } }
  expect((await search('f.city.facet.mincount=0', one)).cities.length).toBeGreaterThan(1)
  expect(least((await search('facet.mincount=0&f.host.facet.mincount=0', one)).sent)).toEqual([
    ['facet.mincount', '1'],
    ['f.host.facet.mincount', '1'],
    ['f.city.facet.mincount', '0'],
  ])
})

test('without filters nothing is hidden, and nothing is raised', async () => {
  const { sent, cities } = await search('facet.mincount=0', { ...site, filters: [] })
  expect(least(sent)).toEqual([['facet.mincount', '0']])
  expect(cities.length).toBeGreaterThan(1)
})
