/** @jest-environment node */
import { select, smallEngine } from '../smallEngine'

const facet = (...pairs: readonly (readonly [string, string])[]) =>
  Object.entries(select(['facet', 'true'], ...pairs).facet_counts.facet_fields)

const failure = (field: string) =>
  smallEngine.select([
    ['q', '*:*'],
    ['facet', 'true'],
    ['facet.field', field],
  ]).body

test('counts the values of the matching documents, most frequent first, zeros included', () => {
  const { body } = smallEngine.select([
    ['q', '*:*'],
    ['fq', 'city:Bend'],
    ['facet', 'on'],
    ['facet.field', 'tags'],
  ])
  expect(JSON.parse(body).facet_counts.facet_fields.tags).toEqual([
    ...['__proto__', 1, 'family', 1, 'AND', 0, 'C:\\cabins', 0, 'wood "stove"', 0],
  ])
})

test('keeps values with the names of built-ins in a map', () => {
  const [[, tags] = ['', {}]] = facet(['facet.field', 'tags'])
  expect(Object.keys(tags)).toContain('__proto__')
})

test('ignores only the filters whose tag the facet excludes', () => {
  const pairs = [
    ['fq', '{!tag=city}city:Bend'],
    ['fq', '{!tag=price}price:[100 TO *]'],
    ['facet.mincount', '1'],
  ] as const
  expect(facet(...pairs, ['facet.field', '{!ex=city}city'])).toEqual([
    ['city', { Bend: 1, 'Lake Tahoe': 1 }],
  ])
  expect(facet(...pairs, ['facet.field', 'city'])).toEqual([['city', { Bend: 1 }]])
  expect(facet(...pairs, ['facet.field', '{!ex=city,price key=towns}city'])).toEqual([
    ['towns', { Bend: 1, 'Lake Tahoe': 1, Seattle: 1 }],
  ])
})

test('lists the missing bucket last: "" in a map, null in a flat list', () => {
  const pairs = [
    ['facet.field', 'city'],
    ['facet.missing', 'true'],
    ['facet.limit', '1'],
  ] as const
  expect(facet(...pairs)).toEqual([['city', { Bend: 1, '': 1 }]])
  const flat = smallEngine.select([['q', '*:*'], ['facet', 'true'], ...pairs]).body
  expect(JSON.parse(flat).facet_counts.facet_fields.city).toEqual(['Bend', 1, null, 1])
})

test('prefers an option of one field to the option for all fields', () => {
  expect(
    facet(
      ['facet.field', 'city'],
      ['facet.field', 'tags'],
      ['facet.limit', '1'],
      ['f.tags.facet.limit', '-1'],
      ['f.tags.facet.prefix', 'fam'],
      ['facet.method', 'enum'],
    ),
  ).toEqual([
    ['city', { Bend: 1 }],
    ['tags', { family: 2 }],
  ])
})

test('sorts by index on request or without a limit, and applies the offset', () => {
  const names = (...pairs: readonly (readonly [string, string])[]) =>
    Object.keys(facet(['facet.field', 'tags'], ...pairs)[0]?.[1] ?? {})
  expect(names(['facet.sort', 'index'], ['facet.limit', '2'])).toEqual(['AND', 'C:\\cabins'])
  expect(names(['facet.limit', '-1'])[0]).toBe('AND')
  expect(names(['facet.sort', 'count'], ['facet.limit', '-1'])[0]).toBe('family')
  expect(names(['facet.sort', 'index'], ['facet.limit', '2'], ['facet.offset', '4'])).toEqual([
    'wood "stove"',
  ])
})

test('finds no text in numbers, as Solr does not', () => {
  const { error } = select(['facet', 'true'], ['facet.field', 'price'], ['facet.contains', '9'])
  expect(error.msg).toMatch(/not supported on the number price/)
})

test('filters values by facet.contains', () => {
  const pairs = [
    ['facet.field', 'city'],
    ['facet.contains', 'LAKE'],
  ] as const
  expect(facet(...pairs)).toEqual([['city', {}]])
  expect(facet(...pairs, ['facet.contains.ignoreCase', 'true'])).toEqual([
    ['city', { 'Lake Tahoe': 1 }],
  ])
})

test('counts one field several times, each with a prefix of its own', () => {
  expect(
    facet(
      ['fq', '{!tag=tags}tags:family'],
      ['facet.mincount', '1'],
      ['facet.field', `{!ex=tags key=tags:0 facet.prefix='C:\\\\'}tags`],
      ['facet.field', `{!ex=tags key=tags:1 facet.prefix='wood "'}tags`],
      ['facet.field', `{!key=tags:2 facet.prefix="it\\'s }"}tags`],
    ),
  ).toEqual([
    ['tags:0', { 'C:\\cabins': 1 }],
    ['tags:1', { 'wood "stove"': 1 }],
    ['tags:2', {}],
  ])
})

test('prefers the option of the field to its local param', () => {
  expect(
    facet(
      ['facet.field', `{!key=a facet.prefix='L'}city`],
      ['facet.field', `{!key=b}city`],
      ['f.city.facet.prefix', 'S'],
    ),
  ).toEqual([
    ['a', { Seattle: 1 }],
    ['b', { Seattle: 1 }],
  ])
})

test('filters values by facet.matches, as a whole', () => {
  const city = (pattern: string) =>
    Object.keys(facet(['facet.field', `{!key=c facet.matches='${pattern}'}city`])[0]?.[1] ?? {})
  expect(city('[^ ]+')).toEqual(['Bend', 'Seattle'])
  expect(city('[ ]?[^ ]+[ ][^ ]+')).toEqual(['Lake Tahoe'])
  expect(failure(`{!key=c facet.matches='['}city`)).toContain(
    'facet.matches is not a regular expression',
  )
})

test('rejects a local param that holds on one node only', () => {
  expect(failure('{!key=a facet.limit=1}city')).toContain(
    "The local param 'facet.limit' is not supported here",
  )
  expect(failure('{!key=a city')).toContain('Unknown query parser or local param')
})

test('formats numbers as Solr does, fields in the order of the request', () => {
  const body = smallEngine.select([
    ['q', '*:*'],
    ['facet', 'true'],
    ['facet.field', 'rating'],
    ['facet.field', 'price'],
    ['f.price.facet.sort', 'index'],
    ['json.nl', 'map'],
  ]).body
  expect(body).toContain('"rating":{"4.5":2,"4.0":1}')
  expect(body).toContain('"price":{"90":1,"120":1,"250":1}')
})

test('lists the words of a copied text, for suggestions', () => {
  expect(facet(['facet.field', 'words'], ['facet.prefix', 'la'])).toEqual([['words', { lake: 1 }]])
})

test('lists a stored text whole, and its words with method enum', () => {
  const beach = ['fq', 'id:beach'] as const
  const pairs = [beach, ['facet.field', 'title'], ['facet.mincount', '1']] as const
  expect(facet(...pairs)).toEqual([['title', { 'House on the beach, quiet lake behind it': 1 }]])
  expect(facet(...pairs, ['facet.method', 'enum'], ['facet.prefix', 'b'])).toEqual([
    ['title', { beach: 1, behind: 1 }],
  ])
})

test('counts the steps of a range, and the values before and after it', () => {
  const range = [
    ['facet', 'true'],
    ['facet.range', '{!ex=p}price'],
    ['fq', '{!tag=p}price:90'],
    ['f.price.facet.range.start', '100'],
    ['f.price.facet.range.end', '210'],
    ['f.price.facet.range.gap', '50'],
    ['f.price.facet.range.other', 'all'],
  ] as const
  expect(select(...range).facet_counts.facet_ranges['price']).toEqual({
    counts: { 100: 1, 150: 0, 200: 0 },
    gap: 50,
    start: 100,
    end: 250,
    before: 1,
    after: 1,
    between: 1,
  })
  expect(
    select(...range, ['f.price.facet.range.hardend', 'true'], ['facet.mincount', '1']).facet_counts
      .facet_ranges['price'],
  ).toMatchObject({ counts: { 100: 1 }, end: 210 })
})

test('adds date gaps by the calendar', () => {
  const { counts, end } = select(
    ['facet', 'true'],
    ['facet.range', 'open'],
    ['facet.range.start', '2026-01-01T00:00:00Z'],
    ['facet.range.end', '2026-03-01T00:00:00Z'],
    ['facet.range.gap', '+1MONTH'],
  ).facet_counts.facet_ranges['open'] ?? { counts: {} }
  expect(counts).toEqual({ '2026-01-01T00:00:00Z': 1, '2026-02-01T00:00:00Z': 1 })
  expect(end).toBe('2026-03-01T00:00:00Z')
})

test.each([
  [[['facet.field', 'nothere']], 'undefined field nothere'],
  [[['facet.range', 'price']], 'Missing required parameter: f.price.facet.range.start'],
  [[['facet.range', 'city']], 'Unable to range facet on field:city'],
  [
    [
      ['facet.range', 'price'],
      ['facet.range.start', '0'],
      ['facet.range.end', '10'],
      ['facet.range.gap', '0'],
    ],
    'infinite loop',
  ],
  [[['facet.query', 'price:[']], 'Cannot parse'],
] as [[string, string][], string][])('responds 400 to %j', (pairs, message) => {
  expect(select(['facet', 'true'], ...pairs).error.msg).toContain(message)
})

test('counts no facets unless facet is true', () => {
  expect(select(['facet.field', 'city']).facet_counts).toBeUndefined()
})
