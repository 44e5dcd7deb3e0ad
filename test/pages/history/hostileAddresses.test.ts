import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const page = (solr = {}) =>
  searchElement(mountPoints('search-box', 'facets', 'results'), { facets: ['city'], ...solr })

/** Where a link may put its params: what is read as the address, and what is read on arrival only. */
const places = [
  ['the fragment', page(), (text: string) => ({ fragment: text })],
  ['the query string of an arrival', page(), (text: string) => ({ query: `?${text}` })],
  [
    'the query string as address',
    page({ address: 'query' }),
    (text: string) => ({ query: `?${text}` }),
  ],
] as const

describe.each(places)('a hostile link in %s', (_, html, place) => {
  async function arrive(text: string) {
    const wire = openWire()
    const api = await visit(html, place(text))
    await wire.answer(anAnswer())
    await pass(40)
    return { wire, api }
  }

  it.each([
    'q=%',
    'q=%E0%A4%A',
    'q=%zz&fq=%',
    'start=-1',
    'start=1e9',
    'start=9999999999999999999',
    'pg=0',
    'pg=-3',
    'pg=1e3',
    'query[x][y][z]=1&city[[]=a&city]=b',
  ])('is read as far as possible when malformed: %s', async (text) => {
    const { wire } = await arrive(text)
    expect(wire.log[0]).toMatch(/^> q=/)
    expect(wire.bodies[0]).toContain('start=0')
  })

  it('changes no params that are not exposed', async () => {
    const { wire } = await arrive(
      'q=lake&rows=9999&fl=*&qt=/update&index_id=other&shards=evil&__proto__=x&__proto__[y]=x&constructor[prototype][z]=1&facet.field=x',
    )
    const body = new URLSearchParams(wire.bodies[0])
    expect([body.get('rows'), body.get('fl'), body.get('qt'), body.get('shards')]).toEqual([
      '10',
      'id',
      null,
      null,
    ])
    expect(body.getAll('facet.field')).toEqual(['city'])
    expect([({} as { y?: unknown }).y, ({} as { z?: unknown }).z]).toEqual([undefined, undefined])
  })

  it('drops params that a link may not set, with one warning', async () => {
    const { wire, api } = await arrive('fq=%7B!join%20from%3Da%20to%3Db%7Dx%3Ay&fq=city%3ABern')
    expect(wire.log[0]).toBe('> q=*:* city:Bern')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: The address asked for fq={!join from=a to=b}x:y, which a link may not set; it is ignored.',
    ])
    expect(api.doctor().problems).toHaveLength(1)
  })

  it('finds without the circle of a page that has a map of it', async () => {
    const { wire, api } = await arrive('fq=latlng:44.058,-121.315,40.234&fq=city%3ABern')
    expect(wire.log[0]).toBe('> q=*:* city:Bern')
    expect(api.doctor().problems).toEqual([])
  })

  it('searches for local params in q as text', async () => {
    const { wire } = await arrive('q=%7B!xmlparser%7D%3Cx%2F%3E')
    expect(takeConsole()).toHaveLength(1)
    expect(new URLSearchParams(wire.bodies[0]).get('q')).toBe('"{!xmlparser}<x/>"')
  })
})

it('has no syntax as the value of a facet', async () => {
  const wire = openWire()
  const value = '"}) OR {!join from=a to=b}_query_:"x'
  const query = `?${new URLSearchParams([['city[]', value]])}`
  await visit(page({ address: 'query' }), { query })
  await wire.answer(anAnswer())
  expect(wire.log[0]).toBe(String.raw`> q=*:* city:"\"}) OR {!join from=a to=b}_query_:\"x"`)
  expect(takeConsole()).toEqual([])
})
