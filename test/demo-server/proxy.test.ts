/** @jest-environment node */
import { appWith, search } from './app'
import { openUpstream, type Upstream } from './upstream'

const reason = async (answer: Response): Promise<string> => (await answer.json()).error.msg

test('answers a posted search with the listings', async () => {
  const answer = await search(appWith(), 'q=lake&rows=2&fl=id&wt=json&json.wrf=?')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toMatch(/^\?\(\{.*"docs":\[\{"id":"k3x9-listings-\d+"\}/)
})

test('finds everything when there is no query, as the saved items ask', async () => {
  const answer = await search(appWith(), 'rows=2&fq=id:("k3x9-listings-7" OR "k3x9-listings-8")')
  const { response } = await answer.json()
  expect(response.docs.map(({ id }: { id: string }) => id)).toEqual([
    ...['k3x9-listings-7', 'k3x9-listings-8'],
  ])
})

test('answers a search in the URL too', async () => {
  const answer = await appWith().request('/solr/select?q=*:*&rows=0&corpus=24')
  expect((await answer.json()).response.numFound).toBe(24)
})

test('lets every param of the protocol through', async () => {
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

test('takes GET and POST, the address and the body, alike', async () => {
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
])('takes %s', async (params) => {
  expect((await search(appWith(), `rows=0&${params}`)).status).toBe(200)
})

test("passes on Solr's own 400 for a filter that does not parse", async () => {
  const answer = await search(appWith(), 'q=lake&fq=city:(')
  expect(answer.status).toBe(400)
  expect(await reason(answer)).toContain('Cannot parse')
})

describe('with a real Solr behind it', () => {
  let solr: Upstream
  beforeAll(async () => {
    solr = await openUpstream()
  })
  afterAll(() => solr.close())
  beforeEach(() => {
    solr.received.length = 0
    solr.answer = { status: 200, body: '{"from":"solr"}' }
  })

  test('posts the search to its select handler', async () => {
    const answer = await search(appWith({}, solr.url), 'q=lake cabin&fq=city:a&fq=host:b&rows=5')
    expect(await answer.text()).toBe('{"from":"solr"}')
    expect(solr.received[0]).toMatch(/^POST \/solr\/listings\/select /)
    expect(solr.sent().get('q')).toBe('lake cabin')
    expect(solr.sent().getAll('fq')).toEqual(['city:a', 'host:b', 'index_id:listings'])
    expect(solr.sent().get('qf')).toBe('title^3 content^2 description^1')
  })

  test('writes a fetch by ids as a terms query with as many rows', async () => {
    await search(appWith({}, solr.url), 'ids=a\\,b,c\\\\d,e&fl=*&wt=json')
    expect(solr.sent().get('q')).toBe('{!terms f=id separator="\u241e"}a,b\u241ec\\d\u241ee')
    expect(solr.sent().get('rows')).toBe('3')
    expect(solr.sent().get('defType')).toBe('lucene')
    expect(solr.sent().has('ids')).toBe(false)
    expect(solr.sent().getAll('fq')).toEqual(['index_id:listings'])
    expect(solr.sent().get('fl')).toMatch(/^id,index_id,.*,content,suggest$/)
  })

  test("takes no address or header of the visitor's along", async () => {
    await search(appWith({}, solr.url), 'q=lake', {
      url: '/solr/select?rows=3',
      headers: { cookie: 'a=b', authorization: 'Basic eDp5', 'x-forwarded-for': '10.0.0.1' },
    })
    expect(solr.received[0]).toMatch(/^POST \/solr\/listings\/select q=lake&rows=3&/)
    expect(solr.headers).not.toHaveProperty('cookie')
    expect(solr.headers).not.toHaveProperty('authorization')
    expect(solr.headers).not.toHaveProperty('x-forwarded-for')
  })

  test("gives Solr's words for what is wrong with a search, and nothing beside them", async () => {
    const error = { metadata: ['root-error-class', 'a.b.C'], msg: 'no "x"', trace: 'at a.b.C' }
    solr.answer = { status: 400, body: JSON.stringify({ responseHeader: {}, error }) }
    const answer = await search(appWith({}, solr.url), 'q=lake')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { msg: 'no "x"', code: 400 } },
    ])
  })

  test.each([401, 404, 500, 503])('tells nothing of a %s of its own', async (status) => {
    solr.answer = { status, body: '<html>Jetty 10 at 10.1.2.3</html>' }
    const answer = await search(appWith({}, solr.url), 'q=lake')
    expect([answer.status, await reason(answer)]).toEqual([502, `Solr answered ${status}`])
  })

  test('follows no redirect', async () => {
    solr.answer = { status: 302, body: '', location: 'http://127.0.0.1:1/solr/secret/select' }
    expect((await search(appWith({}, solr.url), 'q=lake')).status).toBe(502)
    expect(solr.received).toHaveLength(1)
  })

  test('answers 502 when it is not there', async () => {
    const answer = await search(appWith({}, 'http://127.0.0.1:1/solr/none'), 'q=lake')
    expect(answer.status).toBe(502)
    expect(await reason(answer)).toContain('Solr did not answer')
  })
})
