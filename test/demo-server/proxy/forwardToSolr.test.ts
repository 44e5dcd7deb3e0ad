/** @jest-environment node */
import { appWith, search } from '../testApp'
import { type FakeSolr, startFakeSolr } from './fakeSolr'

const reason = async (answer: Response): Promise<string> => (await answer.json()).error.msg

describe('forwardToSolr', () => {
  let solr: FakeSolr
  beforeAll(async () => {
    solr = await startFakeSolr()
  })
  afterAll(() => solr.close())
  beforeEach(() => {
    solr.received.length = 0
    solr.response = { status: 200, body: '{"from":"solr"}' }
  })

  test("posts the search to Solr's select handler", async () => {
    const answer = await search(appWith({}, solr.url), 'q=lake cabin&fq=city:a&fq=host:b&rows=5')
    expect(await answer.text()).toBe('{"from":"solr"}')
    expect(solr.received[0]).toMatch(/^POST \/solr\/listings\/select /)
    expect(solr.sent().get('q')).toBe('lake cabin')
    expect(solr.sent().getAll('fq')).toEqual(['city:a', 'host:b', 'index_id:listings'])
    expect(solr.sent().get('qf')).toBe('title^3 content^2 description^1')
  })

  test('rewrites a fetch by ids as a terms query with as many rows', async () => {
    await search(appWith({}, solr.url), 'ids=a\\,b,c\\\\d,e&fl=*&wt=json')
    expect(solr.sent().get('q')).toBe('{!terms f=id separator="\u241e"}a,b\u241ec\\d\u241ee')
    expect(solr.sent().get('rows')).toBe('3')
    expect(solr.sent().get('defType')).toBe('lucene')
    expect(solr.sent().has('ids')).toBe(false)
    expect(solr.sent().getAll('fq')).toEqual(['index_id:listings'])
    expect(solr.sent().get('fl')).toMatch(/^id,index_id,.*,content,suggest$/)
  })

  test("sends no part of the visitor's address or headers", async () => {
    await search(appWith({}, solr.url), 'q=lake', {
      url: '/solr/select?rows=3',
      headers: { cookie: 'a=b', authorization: 'Basic eDp5', 'x-forwarded-for': '10.0.0.1' },
    })
    expect(solr.received[0]).toMatch(/^POST \/solr\/listings\/select q=lake&rows=3&/)
    expect(solr.headers).not.toHaveProperty('cookie')
    expect(solr.headers).not.toHaveProperty('authorization')
    expect(solr.headers).not.toHaveProperty('x-forwarded-for')
  })

  test("returns only the message of Solr's error", async () => {
    const error = { metadata: ['root-error-class', 'a.b.C'], msg: 'no "x"', trace: 'at a.b.C' }
    solr.response = { status: 400, body: JSON.stringify({ responseHeader: {}, error }) }
    const answer = await search(appWith({}, solr.url), 'q=lake')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { msg: 'no "x"', code: 400 } },
    ])
  })

  test.each([401, 404, 500, 503])('hides the body of a %s from Solr', async (status) => {
    solr.response = { status, body: '<html>Jetty 10 at 10.1.2.3</html>' }
    const answer = await search(appWith({}, solr.url), 'q=lake')
    expect([answer.status, await reason(answer)]).toEqual([502, `Solr answered ${status}`])
  })

  test('does not follow redirects', async () => {
    solr.response = { status: 302, body: '', location: 'http://127.0.0.1:1/solr/secret/select' }
    expect((await search(appWith({}, solr.url), 'q=lake')).status).toBe(502)
    expect(solr.received).toHaveLength(1)
  })

  test('responds 502 when Solr is unreachable', async () => {
    const answer = await search(appWith({}, 'http://127.0.0.1:1/solr/none'), 'q=lake')
    expect(answer.status).toBe(502)
    expect(await reason(answer)).toContain('Solr did not answer')
  })
})
