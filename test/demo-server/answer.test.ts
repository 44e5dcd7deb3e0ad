/** @jest-environment node */
import { ask, lakeCabin, smallEngine } from './smallEngine'

test('echoes the params, repeated ones as a list', () => {
  expect(ask(['fq', 'id:lake'], ['fq', 'price:120']).responseHeader).toMatchObject({
    status: 0,
    params: { q: '*:*', fq: ['id:lake', 'price:120'], 'json.nl': 'map' },
  })
})

test('lists all stored fields, or those that fl asks for', () => {
  const docs = (fl: string) => ask(['fq', 'id:lake'], ['fl', fl]).response.docs
  expect(docs('')).toEqual([lakeCabin])
  expect(docs('*')).toEqual([lakeCabin])
  expect(docs('id, price nothere')).toEqual([{ id: 'lake', price: 120 }])
  expect(docs('id,p*')).toEqual([{ id: 'lake', price: 120, place: '39.1,-120.0' }])
  expect(docs('key:id')).toEqual([{ key: 'lake' }])
  expect(docs('id,score')).toEqual([{ id: 'lake', score: 1 }])
})

test('answers ids in their order, all of them, unknown ones left out', () => {
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

test('pads the answer with the callback, ? included, and refuses more than a name', () => {
  const body = (callback: string) =>
    smallEngine.select([
      ['q', 'id:lake'],
      ['json.wrf', callback],
    ])
  expect(body('?').body).toMatch(/^\?\(\{.*\}\)$/)
  expect(body('jQuery.cb_1').body).toMatch(/^jQuery\.cb_1\(\{/)
  expect(body('alert(1);x').status).toBe(400)
})

test('writes lists in the shape asked for', () => {
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

test('answers an error in the shape of Solr', () => {
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

test('marks the words found and no others', () => {
  const { highlighting } = ask(
    ['q', 'lake -market'],
    ['hl', 'true'],
    ['hl.fl', 'title,city'],
    ['hl.simple.pre', '[['],
    ['hl.simple.post', ']]'],
  )
  expect(highlighting).toEqual({
    lake: { title: ['Quiet cabin by the [[lake]]'], city: ['[[Lake]] Tahoe'] },
    beach: { title: ['House on the beach, quiet [[lake]] behind it'] },
  })
})

test('does not mark what the query forbids elsewhere', () => {
  const { highlighting } = ask(['q', 'lake -title:tahoe'], ['hl', 'true'], ['hl.fl', 'city'])
  expect(highlighting['lake']).toEqual({ city: ['<em>Lake</em> Tahoe'] })
})

test('marks a phrase only where it is whole, and cuts long texts into passages', () => {
  const marked = (q: string, size: string) =>
    ask(['q', q], ['hl', 'true'], ['hl.fl', 'title'], ['hl.fragsize', size]).highlighting
  expect(marked('"quiet lake"', '0')['beach']).toEqual({
    title: ['House on the beach, <em>quiet lake</em> behind it'],
  })
  expect(marked('quiet', '20')['beach']).toEqual({ title: ['<em>quiet</em> lake behind it'] })
})

test('suggests only words that are still alike', () => {
  const suggested = (q: string) => ask(['q', q], ['spellcheck', 'true']).spellcheck.suggestions
  expect(suggested('hoose')).toMatchObject({ hoose: { suggestion: ['house'] } })
  expect(suggested('tx')).toEqual({})
  expect(suggested('tix')).toEqual({})
})

test('suggests what the index knows for misspelt words only', () => {
  const { spellcheck } = ask(
    ['q', 'quite cabbin hous:Nowhere'],
    ['defType', 'edismax'],
    ['spellcheck', 'true'],
    ['spellcheck.collate', 'true'],
  )
  expect(Object.keys(spellcheck.suggestions)).toEqual(['quite', 'cabbin'])
  expect(spellcheck.suggestions).toMatchObject({
    quite: { numFound: 1, startOffset: 0, endOffset: 5, suggestion: ['quiet'] },
    cabbin: { suggestion: ['cabin'] },
  })
  expect(spellcheck['collations']).toEqual({ collation: 'quiet cabin hous:Nowhere' })
  expect(ask(['q', 'quiet'], ['spellcheck', 'true']).spellcheck.suggestions).toEqual({})
})
