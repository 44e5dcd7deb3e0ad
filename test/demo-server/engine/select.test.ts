/** @jest-environment node */
import { lakeCabin, select, smallEngine } from './smallEngine'

test('echoes the params, repeated ones as lists', () => {
  expect(select(['fq', 'id:lake'], ['fq', 'price:120']).responseHeader).toMatchObject({
    status: 0,
    params: { q: '*:*', fq: ['id:lake', 'price:120'], 'json.nl': 'map' },
  })
})

test('returns all stored fields, or those of fl', () => {
  const docs = (fl: string) => select(['fq', 'id:lake'], ['fl', fl]).response.docs
  expect(docs('')).toEqual([lakeCabin])
  expect(docs('*')).toEqual([lakeCabin])
  expect(docs('id, price nothere')).toEqual([{ id: 'lake', price: 120 }])
  expect(docs('id,p*')).toEqual([{ id: 'lake', price: 120, place: '39.1,-120.0' }])
  expect(docs('key:id')).toEqual([{ key: 'lake' }])
  expect(docs('id,score')).toEqual([{ id: 'lake', score: 1 }])
})

test('returns all known documents of ids in their order', () => {
  const ids = (value: string) =>
    JSON.parse(
      smallEngine.select([
        ['ids', value],
        ['rows', '1'],
        ['fl', 'id'],
      ]).body,
    ).response.docs.map(({ id }: { id: string }) => id)
  expect(ids('loft,nobody,lake,,bare')).toEqual(['loft', 'lake', 'bare'])
  expect(ids('lo\\ft')).toEqual(['loft'])
  expect(ids('lake\\,loft')).toEqual([])
})

test('wraps the response in the callback, ? included, and rejects anything but a name', () => {
  const body = (callback: string) =>
    smallEngine.select([
      ['q', 'id:lake'],
      ['json.wrf', callback],
    ])
  expect(body('?').body).toMatch(/^\?\(\{.*\}\)$/)
  expect(body('jQuery.cb_1').body).toMatch(/^jQuery\.cb_1\(\{/)
  expect(body('alert(1);x').status).toBe(400)
})

test('writes lists in the shape that json.nl names', () => {
  const cities = (style: string) =>
    JSON.parse(
      smallEngine.select([
        ['q', 'city:Bend'],
        ['facet', 'true'],
        ['facet.field', 'city'],
        ['facet.mincount', '1'],
        ['json.nl', style],
      ]).body,
    ).facet_counts.facet_fields.city
  expect(cities('flat')).toEqual(['Bend', 1])
  expect(cities('map')).toEqual({ Bend: 1 })
  expect(cities('arrarr')).toEqual([['Bend', 1]])
  expect(cities('arrmap')).toEqual([{ Bend: 1 }])
})

test("responds to an error in Solr's shape", () => {
  const { status, body } = smallEngine.select([
    ['q', '('],
    ['wt', 'json'],
  ])
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({
    responseHeader: { status: 400, QTime: expect.any(Number), params: { q: '(', wt: 'json' } },
    error: {
      metadata: ['error-class', 'SolrError'],
      msg: expect.stringContaining("Cannot parse '('"),
      code: 400,
    },
  })
})
