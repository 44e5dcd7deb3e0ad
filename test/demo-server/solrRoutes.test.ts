/** @jest-environment node */
import { appWith, search } from './testApp'

const reason = async (answer: Response): Promise<string> => (await answer.json()).error.msg

test('responds to a posted search with the listings', async () => {
  const answer = await search(appWith(), 'q=lake&rows=2&fl=id&wt=json&json.wrf=?')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toMatch(/^\?\(\{.*"docs":\[\{"id":"k3x9-listings-\d+"\}/)
})

test('finds everything without a query, which the list of saved items omits', async () => {
  const answer = await search(appWith(), 'rows=2&fq=id:("k3x9-listings-7" OR "k3x9-listings-8")')
  const { response } = await answer.json()
  expect(response.docs.map(({ id }: { id: string }) => id)).toEqual([
    ...['k3x9-listings-7', 'k3x9-listings-8'],
  ])
})

test('responds to a search in the URL', async () => {
  const answer = await appWith().request('/solr/select?q=*:*&rows=0&corpus=24')
  expect((await answer.json()).response.numFound).toBe(24)
})

test('allows every param of the protocol', async () => {
  const body = [
    ...['q=lake', 'fq=bundle:cabin', 'fq={!tag=city}city:Bend', 'facet=true', 'facet.limit=5'],
    ...['facet.field={!ex=city}city', 'facet.mincount=1', 'facet.missing=true', 'facet.prefix='],
    ...['f.city.facet.limit=-1', 'f.city.facet.sort=index', 'f.city.facet.method=fc'],
    ...['facet.range=price', 'f.price.facet.range.start=0', 'f.price.facet.range.end=500'],
    ...['f.price.facet.range.gap=100', 'stats=true', 'stats.field={!ex=price}price', 'rows=24'],
    ...['start=0', 'sort=price asc', 'bq=tags:( quiet )', 'boost=2', 'defType=edismax'],
    ...['json.nl=map', 'hl=true', 'hl.fl=title', 'hl.simple.pre=[', 'hl.simple.post=]'],
    ...['spellcheck=true', 'spellcheck.collate=true', 'fl=id', 'wt=json', 'json.wrf=?'],
    ...['fq=index_id:listings'],
  ].join('&')
  const answer = await search(appWith(), body)
  expect([answer.status, (await answer.text()).slice(0, 40)]).toEqual([200, expect.any(String)])
})

test('reads params from the URL and from the body alike', async () => {
  const found = async (answer: Response) => (await answer.json()).response.docs
  const app = appWith()
  const expected = [{ id: 'k3x9-listings-7' }]
  const params = 'fq=id:"k3x9-listings-7"&fl=id'
  expect(await found(await search(app, params))).toEqual(expected)
  expect(await found(await app.request(`/solr/select?${encodeURI(params)}`))).toEqual(expected)
  const url = '/solr/select?fl=id&ajax_page_state%5Bjquery_version%5D=3.7'
  expect(await found(await search(app, 'fq=id:"k3x9-listings-7"', { url }))).toEqual(expected)
})

test.each([
  'facet.range=price&facet.range.start=0&facet.range.end=1000&facet.range.gap=50',
  'facet.range={!ex=p}price&f.price.facet.range.start=0&f.price.facet.range.end=9&f.price.facet.range.gap=1&facet.range.other=all',
  'facet.range=available_from&facet.range.start=2026-01-01T00:00:00Z&facet.range.end=2026-01-01T00:00:00Z%2B1YEAR&facet.range.gap=%2B1MONTH',
  'facet.range=available_from&facet.range.start=NOW/DAY-1MONTH&facet.range.end=NOW/DAY&facet.range.gap=%2B7DAYS',
])('allows %s', async (params) => {
  expect((await search(appWith(), `rows=0&${params}`)).status).toBe(200)
})

test("passes Solr's 400 on for a filter with a syntax error", async () => {
  const answer = await search(appWith(), 'q=lake&fq=city:(')
  expect(answer.status).toBe(400)
  expect(await reason(answer)).toContain('Cannot parse')
})
