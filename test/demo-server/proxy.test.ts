/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appWith, search } from './app'

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

test.each([
  'qt=/update',
  'shards=evil.example/solr',
  'stream.body=<delete/>',
  'stream.url=http://evil.example',
  'wt=xml',
  'wt=velocity',
  'defType=xmlparser',
  'defType=lucene',
  'json.wrf=alert(1)',
  'rows=1001',
  'rows=-1',
  'rows=all',
  'facet.pivot=a,b',
  'facet.query=*:*',
  'fl.evil=1',
  'f.city.fl=id',
  'json={"query":"*:*"}',
  'debug=true',
  'echoParams=all',
  'collection=secret',
  'expr=search(x)',
  '__proto__=1',
  'constructor=1',
])('refuses %s with a reason', async (param) => {
  const answer = await search(appWith(), `q=lake&${param}`)
  expect(answer.status).toBe(400)
  expect(await reason(answer)).toMatch(/(is not allowed|must be)/)
})

test('refuses a body that is too long', async () => {
  const answer = await search(appWith(), `q=${'a'.repeat(1024 * 1024)}`)
  expect(answer.status).toBe(413)
})

test("passes on Solr's own 400 for a filter that does not parse", async () => {
  const answer = await search(appWith(), 'q=lake&fq=city:(')
  expect(answer.status).toBe(400)
  expect(await reason(answer)).toContain('Cannot parse')
})

describe('with a real Solr behind it', () => {
  const received: string[] = []
  const solr = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(200, { 'content-type': 'text/plain' }).end('{"from":"solr"}')
    })
  })
  let url = ''
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        solr.listen(0, '127.0.0.1', () => {
          url = `http://127.0.0.1:${(solr.address() as AddressInfo).port}/solr/listings`
          resolve()
        })
      }),
  )
  afterAll(() => new Promise((resolve) => solr.close(resolve)))
  beforeEach(() => {
    received.length = 0
  })
  const sent = () => new URLSearchParams(received[0]?.split(' ')[2])

  test('posts the search to its select handler', async () => {
    const answer = await search(appWith({}, url), 'q=lake cabin&fq=a:b&fq=c:d&rows=5')
    expect(await answer.text()).toBe('{"from":"solr"}')
    expect(received[0]).toMatch(/^POST \/solr\/listings\/select /)
    expect(sent().get('q')).toBe('lake cabin')
    expect(sent().getAll('fq')).toEqual(['a:b', 'c:d'])
    expect(sent().get('qf')).toBe('title^3 content^2 description^1')
  })

  test('writes a fetch by ids as a terms query with as many rows', async () => {
    await search(appWith({}, url), 'ids=a\\,b,c\\\\d,e&fl=*&wt=json')
    expect(sent().get('q')).toBe('{!terms f=id separator="\u241e"}a,b\u241ec\\d\u241ee')
    expect(sent().get('rows')).toBe('3')
    expect(sent().get('defType')).toBe('lucene')
    expect(sent().has('ids')).toBe(false)
    expect(sent().get('fl')).toBe('*')
  })

  test('sends nothing that it refuses', async () => {
    await search(appWith({}, url), 'q=lake&qt=/update')
    expect(received).toEqual([])
  })

  test('answers 502 when it is not there', async () => {
    const answer = await search(appWith({}, 'http://127.0.0.1:1/solr/none'), 'q=lake')
    expect(answer.status).toBe(502)
    expect(await reason(answer)).toContain('Solr did not answer')
  })
})
