import fc from 'fast-check'
import { type FacetItem, facetItems } from '../../src/facets/facetItems'
import { anyText } from '../solr/arbitraries'

const counts = [
  { value: 'cabin', count: 3 },
  { value: 'Loft', count: 9 },
  { value: 'apartment', count: 3 },
  { value: null, count: 5 },
]
const plain = { exclude: null, sorts: [] }
const names = (items: readonly FacetItem[]) => items.map(({ facet }) => facet)

describe('facetItems (spec 3.4)', () => {
  it('sorts values alphabetically, the missing bucket last', () => {
    expect(facetItems(counts, [], plain)).toEqual([
      { facet: 'apartment', count: 3, active: false },
      { facet: 'cabin', count: 3, active: false },
      { facet: 'Loft', count: 9, active: false },
      { facet: null, count: 5, active: false },
    ])
    const beds = ['10 beds', '2 beds', '1 bed'].map((value) => ({ value, count: 1 }))
    expect(names(facetItems(beds, [], plain))).toEqual(['1 bed', '10 beds', '2 beds'])
  })

  it('sorts by the configured sorts, the first one first', () => {
    const by = (...sorts: string[]) =>
      names(facetItems(counts, ['cabin'], { exclude: null, sorts }))
    expect(by('count')).toEqual(['Loft', 'apartment', 'cabin', null])
    expect(by('active', 'count')).toEqual(['cabin', 'Loft', 'apartment', null])
    expect(by('indexed')).toEqual(['Loft', 'apartment', 'cabin', null])
    expect(by('unheard-of')).toEqual(['apartment', 'cabin', 'Loft', null])
  })

  it('lists selected values even with count 0', () => {
    expect(facetItems([{ value: 'cabin', count: 3 }], ['house', 'cabin', null], plain)).toEqual([
      { facet: 'cabin', count: 3, active: true },
      { facet: 'house', count: 0, active: true },
      { facet: null, count: 0, active: true },
    ])
  })

  it('hides values that match the exclude pattern', () => {
    expect(names(facetItems(counts, ['cabin'], { exclude: '^ca|Loft', sorts: [] }))).toEqual([
      'apartment',
      null,
    ])
  })

  it('returns the same objects for unchanged items', () => {
    const before = facetItems(counts, ['cabin'], plain)
    expect(facetItems([...counts].reverse(), ['cabin'], { ...plain, previous: before })).toBe(
      before,
    )
    const after = facetItems(counts, ['Loft'], { ...plain, previous: before })
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    expect(after[2]).not.toBe(before[2])
    const fewer = facetItems(counts.slice(0, 2), ['cabin'], { ...plain, previous: before })
    expect(fewer).not.toBe(before)
    expect(fewer[0]).toBe(before[1])
  })

  it('lists values named __proto__ and constructor', () => {
    const odd = ['__proto__', 'constructor'].map((value) => ({ value, count: 1 }))
    expect(names(facetItems(odd, ['__proto__'], plain))).toEqual(['__proto__', 'constructor'])
  })

  it('returns the same list for any order of the counts', () => {
    const list = fc.uniqueArray(anyText, { maxLength: 20 })
    fc.assert(
      fc.property(list, fc.constantFrom('', 'count', 'active'), (values, sort) => {
        const sent = values.map((value, at) => ({ value, count: at % 3 }))
        const options = { exclude: null, sorts: [sort] }
        expect(facetItems([...sent].reverse(), [], options)).toEqual(facetItems(sent, [], options))
      }),
    )
  })
})
