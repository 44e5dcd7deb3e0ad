import fc from 'fast-check'
import { docField } from '../../../src/results/docField'
import { reorderDocs } from '../../../src/results/reorderDocs'
import { parseDocsResponse } from '../../../src/solr/response/parseDocsResponse'
import { readSuggestions } from '../../../src/solr/response/readSuggestions'
import { parseSearchResponse, ResponseError } from '../../../src/solr/response/searchResponse'

const lakeCabin = { id: 'k3x9-listings-17', title: 'Lake cabin' }
const cityLoft = { id: 'k3x9-listings-18', title: 'City loft' }

/** A complete response; a test overrides members of it. */
function aResponse(members: Record<string, unknown> = {}): string {
  return JSON.stringify({
    responseHeader: { status: 0, QTime: 3, params: { rows: '24', start: '48' } },
    response: { numFound: 50, start: 48, docs: [lakeCabin, cityLoft] },
    ...members,
  })
}

describe('parseSearchResponse (spec 7.1)', () => {
  it('reads ids, documents, total and paging', () => {
    expect(parseSearchResponse(aResponse())).toMatchObject({
      ids: ['k3x9-listings-17', 'k3x9-listings-18'],
      docs: [lakeCabin, cityLoft],
      numFound: 50,
      start: 48,
      rows: 24,
      facets: {},
      stats: {},
      spellcheck: {},
      partial: false,
    })
  })

  test.each([
    ['?(', ')'],
    ['?(', ');'],
    ['jQuery123_456(', ');\n'],
    ['a.b.c(', ')'],
    ['/**/cb(', ')'],
    ['\ufeff', ''],
    ['  \n', '\n'],
    ['(', ')'],
  ])('accepts the padding %j and %j', (before, after) => {
    expect(parseSearchResponse(before + aResponse() + after)).toEqual(
      parseSearchResponse(aResponse()),
    )
  })

  it('returns null rows when the response does not echo the request', () => {
    const { rows, start } = parseSearchResponse(aResponse({ responseHeader: { status: 0 } }))
    expect([rows, start]).toEqual([null, 48])
    const odd = { params: { rows: ['10', '24'], start: 'x' } }
    expect(parseSearchResponse(aResponse({ responseHeader: odd }))).toMatchObject({
      rows: 24,
      start: 48,
    })
  })

  it('reads numFound as text', () => {
    const text = '{"response":{"numFound":"12","start":"4","docs":[]}}'
    expect(parseSearchResponse(text)).toMatchObject({ numFound: 12, start: 4 })
  })

  it('reads the first of documents with the same id', () => {
    const docs = [{ id: 1, n: 'a' }, { id: '2' }, { id: '1', n: 'b' }]
    const response = parseSearchResponse(JSON.stringify({ response: { numFound: 3, docs } }))
    expect(response.ids).toEqual(['1', '2'])
    expect(response.docs[0]).toEqual({ id: '1', n: 'a' })
  })

  it('recognises a partial response', () => {
    expect(
      parseSearchResponse(aResponse({ responseHeader: { partialResults: true } })).partial,
    ).toBe(true)
  })

  test.each([
    ['', /empty/],
    ['  ', /empty/],
    ['<!doctype html><p>Bad gateway', /HTML/],
    ['Service unavailable', /no JSON: Service unavailable/],
    [aResponse().slice(0, -10), /cut off/],
    [`?(${aResponse().slice(0, -10)}`, /no JSON/],
    [`?(${aResponse().slice(0, -10)})`, /cut off/],
    ['[]', /no JSON object/],
    ['null', /no JSON/],
    ['{}', /response\.docs/],
    ['{"response":null}', /response\.docs/],
    ['{"response":{"docs":{}}}', /response\.docs/],
    ['{"response":{"docs":[]}}', /numFound/],
    ['{"response":{"numFound":"many","docs":[]}}', /numFound/],
    ['{"response":{"numFound":1,"docs":[{"title":"x"}]}}', /fl must ask for id/],
    ['{"error":{"msg":"undefined field: x","code":400}}', /^Solr says: undefined field: x$/],
    ['?({"error":{"code":500}})', /Solr says: 500/],
  ])('throws a ResponseError for %j', (text, message) => {
    expect(() => parseSearchResponse(text)).toThrow(ResponseError)
    expect(() => parseSearchResponse(text)).toThrow(message)
    expect(() => parseDocsResponse(text.replace('"docs":[]', '"docs":{}'))).toThrow(ResponseError)
  })

  it('returns a result or throws a ResponseError for any text', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) => {
        for (const text of [
          json,
          `{"response":${json}}`,
          `{"response":{"numFound":1,"docs":[${json}]},"facet_counts":${json},"stats":${json}}`,
          `{"response":{"numFound":0,"docs":[]},"facet_counts":{"facet_fields":{"a":${json}}},"spellcheck":{"suggestions":${json},"collations":${json}},"highlighting":${json},"responseHeader":${json}}`,
          aResponse().slice(0, cut % aResponse().length),
        ]) {
          try {
            parseSearchResponse(text)
          } catch (problem) {
            expect(problem).toBeInstanceOf(ResponseError)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('facets', () => {
  const withCounts = (counts: unknown, missing: string[] = []) => {
    const text = aResponse({ facet_counts: { facet_fields: { city: counts } } })
    return parseSearchResponse(text, { missing: new Set(missing) }).facets['city']
  }

  it('are read from maps and flat lists', () => {
    const counts = [
      { value: 'Bern', count: 3 },
      { value: 'New York', count: 1 },
    ]
    expect(withCounts({ Bern: 3, 'New York': 1 })).toEqual(counts)
    expect(withCounts(['Bern', 3, 'New York', 1])).toEqual(counts)
  })

  it('have the missing bucket under the last key "" when it was requested', () => {
    expect(withCounts({ Bern: 3, '': 2 }, ['city'])?.[1]).toEqual({ value: null, count: 2 })
    expect(withCounts({ Bern: 3, '': 2 })?.[1]).toEqual({ value: '', count: 2 })
    expect(withCounts(['Bern', 3, null, 2], ['city'])?.[1]).toEqual({ value: null, count: 2 })
    expect(withCounts(['', 3, null, 2], ['city'])?.[0]).toEqual({ value: '', count: 3 })
  })

  it('may be named __proto__ or constructor', () => {
    const text =
      '{"response":{"numFound":0,"docs":[]},"facet_counts":{"facet_fields":' +
      '{"__proto__":{"__proto__":2,"constructor":1},"tags":{}}},"highlighting":{"__proto__":{"title":["x"]}}}'
    const { facets, highlighting, stats } = parseSearchResponse(text)
    expect(Object.entries(facets)).toEqual([
      [
        '__proto__',
        [
          { value: '__proto__', count: 2 },
          { value: 'constructor', count: 1 },
        ],
      ],
      ['tags', []],
    ])
    expect(Object.entries(highlighting)).toEqual([['__proto__', { title: ['x'] }]])
    expect(facets['constructor']).toBeUndefined()
    expect(stats['toString']).toBeUndefined()
  })

  it('may have histograms', () => {
    const facet_ranges = { price: { counts: { '0': 4, '50': 2 }, gap: 50, start: 0, end: 100 } }
    expect(
      parseSearchResponse(aResponse({ facet_counts: { facet_ranges } })).ranges['price'],
    ).toEqual([
      { value: '0', count: 4 },
      { value: '50', count: 2 },
    ])
  })
})

describe('stats, highlighting and spelling corrections', () => {
  it("stats have a field's minimum and maximum, or null when no document has the field", () => {
    const stats_fields = {
      price: { min: 20, max: 480, count: 9, missing: 1, sum: 900, mean: 100, stddev: 'NaN' },
      beds: null,
      guests: { min: null, max: null, count: 0 },
    }
    expect({ ...parseSearchResponse(aResponse({ stats: { stats_fields } })).stats }).toEqual({
      price: { min: 20, max: 480, count: 9, missing: 1, sum: 900, mean: 100, stddev: null },
      beds: null,
      guests: null,
    })
  })

  it('snippets are read by document and field', () => {
    const highlighting = { 'k3x9-listings-17': { title: ['<em>Lake</em> cabin'], odd: 'x' } }
    expect(
      parseSearchResponse(aResponse({ highlighting })).highlighting['k3x9-listings-17'],
    ).toEqual({
      title: ['<em>Lake</em> cabin'],
    })
  })

  const word = { numFound: 2, startOffset: 0, endOffset: 3 }
  const extended = [
    { word: 'lake', freq: 9 },
    { word: 'lade', freq: 1 },
  ]
  test.each<[string, unknown]>([
    [
      'a map',
      {
        suggestions: { lak: { ...word, suggestion: ['lake', 'lade'] } },
        collations: { collation: 'lake cabin' },
      },
    ],
    [
      'lists',
      {
        suggestions: ['lak', { ...word, suggestion: ['lake', 'lade'] }],
        collations: ['collation', 'lake cabin'],
      },
    ],
    [
      'extended lists',
      {
        suggestions: ['lak', { ...word, origFreq: 0, suggestion: extended }],
        correctlySpelled: false,
        collations: ['collation', { collationQuery: 'lake cabin', hits: 4 }],
      },
    ],
    [
      'an extended map',
      {
        suggestions: { lak: { ...word, suggestion: extended } },
        collations: { collation: { collationQuery: 'lake cabin', hits: 4 } },
      },
    ],
    [
      'an old list with the collation inside',
      {
        suggestions: [
          'lak',
          { ...word, suggestion: ['lake', 'lade'] },
          'correctlySpelled',
          false,
          'collation',
          'lake cabin',
        ],
      },
    ],
  ])('readSuggestions reads collations and misspelled words from %s', (_, spellcheck) => {
    expect(readSuggestions(parseSearchResponse(aResponse({ spellcheck })).spellcheck)).toEqual({
      queries: ['lake cabin'],
      words: [{ start: 0, end: 3, corrections: ['lake', 'lade'] }],
    })
  })
})

describe('full documents (spec 7.2)', () => {
  it('are ordered by the ids, without missing ones', () => {
    const { docs } = parseDocsResponse(aResponse())
    expect(reorderDocs(docs, ['k3x9-listings-18', 'gone', 'k3x9-listings-17'])).toEqual([
      cityLoft,
      lakeCabin,
    ])
  })

  it('have text ids and own fields only; those without an id are left out', () => {
    const { docs } = parseDocsResponse('{"response":{"docs":[{"id":42,"a":1},{"title":"x"},7]}}')
    expect(docs).toEqual([{ id: '42', a: 1 }])
    expect(docs[0] && docField(docs[0], 'constructor')).toBeUndefined()
    expect(docs[0] && docField(docs[0], 'a')).toBe(1)
  })
})
