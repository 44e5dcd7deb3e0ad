/** @jest-environment node */
import fc from 'fast-check'
import { createListing } from '../../../../demo/server/corpus/createListing'
import { listingsEngine } from '../../../../demo/server/corpus/listingsEngine'
import { filtered, select } from '../smallEngine'

test('matches a value exactly, escaped or quoted', () => {
  expect(filtered('tags:family')).toEqual(['lake', 'beach'])
  expect(filtered('tags:Family')).toEqual([])
  expect(filtered('tags:"wood \\"stove\\""')).toEqual(['lake'])
  expect(filtered('tags:C\\:\\\\cabins')).toEqual(['loft'])
  expect(filtered('tags:"AND"')).toEqual(['loft'])
  expect(filtered('tags:__proto__')).toEqual(['beach'])
})

test("matches any of the values of an 'or' filter", () => {
  expect(filtered('{!tag=city}city:( "Lake Tahoe" OR Seattle )')).toEqual(['lake', 'loft'])
})

test('finds documents without a field, alone and combined with a value', () => {
  expect(filtered('-city:[* TO *]')).toEqual(['bare'])
  expect(filtered('{!tag=city}-city:[* TO *]')).toEqual(['bare'])
  expect(filtered('city:( Bend OR (*:* -city:[* TO *]) )')).toEqual(['beach', 'bare'])
})

test('finds nothing for a nested group of only negative clauses, as Lucene does', () => {
  expect(filtered('city:Bend OR (-city:Seattle)')).toEqual(['beach'])
})

test('compares numbers by size, with inclusive and exclusive ends', () => {
  expect(filtered('price:[90 TO 120]')).toEqual(['lake', 'loft'])
  expect(filtered('price:{90 TO 250}')).toEqual(['lake'])
  expect(filtered('price:[* TO 100]')).toEqual(['loft'])
  expect(filtered('price:[100 TO *]')).toEqual(['lake', 'beach'])
  expect(filtered('price:90')).toEqual(['loft'])
})

test('reads numbers as Java does', () => {
  expect(filtered('rating:[4.2e0 TO 4.5d]')).toEqual(['lake', 'beach'])
  expect(filtered('rating:[-Infinity TO Infinity]')).toEqual(['lake', 'loft', 'beach'])
  expect(filtered('rating:[NaN TO *]')).toEqual([])
  expect(() => filtered('price:[0 TO 2147483648]')).toThrow('Invalid Number: 2147483648')
  expect(() => filtered('rating:[0x10 TO *]')).toThrow('Invalid Number: 0x10')
})

test('compares dates, with date math', () => {
  expect(filtered('open:[2026-02-01T00:00:00Z TO *]')).toEqual(['loft'])
  expect(filtered('open:[2026-01-31T00:00:00Z/MONTH TO 2026-01-31T00:00:00Z+1DAY}')).toEqual([
    'lake',
  ])
  expect(filtered('open:[* TO NOW-100YEARS]')).toEqual([])
})

test('compares strings by code point', () => {
  expect(filtered('city:[B TO M]')).toEqual(['lake', 'beach'])
  expect(filtered('city:{Bend TO *}')).toEqual(['lake', 'loft'])
})

test('finds points in a box, also across the date line', () => {
  expect(filtered('place:[39,-123 TO 48,-119]')).toEqual(['lake', 'loft'])
  expect(filtered('place:[-20,170 TO -10,-170]')).toEqual(['beach'])
  expect(filtered('place:[-20,-170 TO -10,170]')).toEqual([])
})

test('combines filters with AND', () => {
  expect(
    select(['fq', 'tags:family'], ['fq', 'price:[* TO 200]'], ['fq', '']).response.numFound,
  ).toBe(1)
})

test('matches words of text fields, whole and by pattern', () => {
  expect(filtered('title:CABIN')).toEqual(['lake', 'bare'])
  expect(filtered('title:"quiet lake"')).toEqual(['beach'])
  expect(filtered('title:"quiet lake"~3')).toEqual(['lake', 'beach'])
  expect(filtered('title:l?ke')).toEqual(['lake', 'beach'])
  expect(filtered('title:brikc~')).toEqual(['loft'])
})

test.each([
  ['nothere:1', 'undefined field nothere'],
  ['price:cheap', 'Invalid Number: cheap for field price'],
  ['price:[a TO b]', 'Invalid Number: a for field price'],
  ['open:[yesterday TO *]', "Invalid Date String:'yesterday'"],
  ['place:[95,0 TO 99,0]', "Can't parse point"],
  ['_query_:"x"', 'undefined field _query_'],
  ['{!xmlparser}<a/>', 'Unknown query parser'],
  ['{!join from=id to=id}*:*', 'Unknown query parser'],
  ['f:a:b', 'Cannot parse'],
])('responds 400 to %s', (fq, message) => {
  const { error, responseHeader } = select(['fq', fq])
  expect(responseHeader.status).toBe(400)
  expect(error).toMatchObject({ code: 400, msg: expect.stringContaining(message) })
})

test('finds exactly the listings of each tag of the corpus, quoted', () => {
  const engine = listingsEngine(600)
  const listings = Array.from({ length: 600 }, (_, index) => createListing(index + 1))
  for (const tag of new Set(listings.flatMap(({ tags }) => tags ?? []))) {
    const fq = `tags:"${tag.replace(/(["\\])/g, '\\$1')}"`
    const answer = JSON.parse(
      engine.select([
        ['q', '*:*'],
        ['fq', fq],
        ['rows', '1000'],
        ['fl', 'id'],
      ]).body,
    )
    const expected = listings.filter(({ tags }) => tags?.includes(tag)).map(({ id }) => id)
    expect([tag, answer.response?.docs.map(({ id }: { id: string }) => id)]).toEqual([
      tag,
      expected,
    ])
  }
})

interface Doc {
  readonly id: string
  readonly price?: number
  readonly tags?: readonly string[]
}

/** A filter as text and as a function that tells whether a document matches. */
interface Case {
  readonly text: string
  readonly holds: (doc: Doc) => boolean
}

const atom: fc.Arbitrary<Case> = fc.oneof(
  fc.constantFrom('family', 'AND', '__proto__', 'nowhere').map((tag) => ({
    text: `tags:"${tag}"`,
    holds: ({ tags }: Doc) => tags?.includes(tag) ?? false,
  })),
  fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })).map(([a, b]) => ({
    text: `price:[${Math.min(a, b)} TO ${Math.max(a, b)}]`,
    holds: ({ price }: Doc) =>
      price !== undefined && price >= Math.min(a, b) && price <= Math.max(a, b),
  })),
)

const { tree } = fc.letrec<{ tree: Case }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    atom,
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
      text: `(${a.text} AND ${b.text})`,
      holds: (doc: Doc) => a.holds(doc) && b.holds(doc),
    })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({
      text: `(${a.text} OR ${b.text})`,
      holds: (doc: Doc) => a.holds(doc) || b.holds(doc),
    })),
    tie('tree').map((a) => ({ text: `(*:* -${a.text})`, holds: (doc: Doc) => !a.holds(doc) })),
  ),
}))

test('agrees with plain logic on any nesting of and, or and not', () => {
  const docs: readonly Doc[] = [
    { id: 'lake', price: 120, tags: ['family'] },
    { id: 'loft', price: 90, tags: ['AND'] },
    { id: 'beach', price: 250, tags: ['family', '__proto__'] },
    { id: 'bare' },
  ]
  fc.assert(
    fc.property(tree, ({ text, holds }) => {
      expect(filtered(text)).toEqual(docs.filter(holds).map(({ id }) => id))
    }),
  )
})
