import fc from 'fast-check'
import { activeValues } from '../../src/facets/activeValues'
import type { FacetMode } from '../../src/facets/facetMode'
import { activeRange } from '../../src/facets/range/activeRange'
import { setRange } from '../../src/facets/range/setRange'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { currentFilters } from '../../src/filters/currentFilters'
import { removeFilterValue } from '../../src/filters/removeFilterValue'
import { anyValue } from '../solr/arbitraries'

const city = (mode: FacetMode) => ({ field: 'city', mode })

describe('choosing a facet value (spec 4.2)', () => {
  it('adds each choice as a filter of its own, and removes it again', () => {
    const one = toggleFacet(['price:[1 TO 5]'], city('and'), 'Bern')
    const two = toggleFacet(one, city('and'), 'New York')
    expect(two).toEqual(['price:[1 TO 5]', 'city:Bern', 'city:"New York"'])
    expect(toggleFacet(two, city('and'), 'Bern')).toEqual(['price:[1 TO 5]', 'city:"New York"'])
  })

  it('joins the choices of an or facet in one filter, where the first stood', () => {
    const one = toggleFacet([], city('or'), 'Bern')
    const two = toggleFacet([...one, 'type:cabin'], city('or'), 'New York')
    expect(two).toEqual(['{!tag=city}city:( Bern OR "New York" )', 'type:cabin'])
    const three = toggleFacet(two, city('or'), 'Bern')
    expect(three).toEqual(['{!tag=city}city:( "New York" )', 'type:cabin'])
    expect(toggleFacet(three, city('or'), 'New York')).toEqual(['type:cabin'])
  })

  it('replaces the choice of a single facet', () => {
    const one = toggleFacet(['type:cabin'], city('single'), 'Bern')
    const two = toggleFacet([...one, 'beds:2'], city('single'), 'Basel')
    expect(two).toEqual(['type:cabin', '{!tag=city}city:Basel', 'beds:2'])
    expect(toggleFacet(two, city('single'), 'Basel')).toEqual(['type:cabin', 'beds:2'])
  })

  it('knows the missing bucket in every mode', () => {
    expect(toggleFacet([], city('and'), null)).toEqual(['-city:[* TO *]'])
    expect(toggleFacet([], city('single'), null)).toEqual(['{!tag=city}-city:[* TO *]'])
    expect(toggleFacet(['{!tag=city}city:( Bern )'], city('or'), null)).toEqual([
      '{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )',
    ])
  })

  it('understands filters that somebody wrote by hand', () => {
    expect(toggleFacet(['city:(Bern OR  Basel)', 'city:Thun'], city('or'), 'Basel')).toEqual([
      '{!tag=city}city:( Bern OR Thun )',
    ])
    expect(toggleFacet(['city: "Bern"'], city('and'), 'Bern')).toEqual([])
    expect(toggleFacet(['city:(Bern OR Basel)'], city('and'), 'Bern')).toEqual([
      '{!tag=city}city:( Basel )',
    ])
    expect(toggleFacet(['city:Be*', 'beds:2'], city('single'), 'Bern')).toEqual([
      '{!tag=city}city:Bern',
      'beds:2',
    ])
  })

  it("leaves a range, a negative filter and other fields' filters where they are", () => {
    const others = ['city:[A TO M]', '-city:Paris', 'citys:Bern', 'a:1 OR city:Bern']
    const chosen = toggleFacet(others, city('or'), 'Bern')
    expect(chosen).toEqual([...others, '{!tag=city}city:( Bern )'])
    expect(toggleFacet(chosen, city('or'), 'Bern')).toEqual(others)
  })

  it('is undone by choosing the same again, whatever the values', () => {
    const mode = fc.constantFrom<FacetMode>('and', 'or', 'single')
    fc.assert(
      fc.property(
        fc.uniqueArray(anyValue, { maxLength: 4 }),
        anyValue,
        mode,
        (before, value, how) => {
          fc.pre(!before.includes(value) && !(how === 'single' && before.length > 0))
          const fq = before.reduce<readonly string[]>(
            (all, one) => toggleFacet(all, city(how), one),
            [],
          )
          const chosen = toggleFacet(fq, city(how), value)
          expect(activeValues(chosen, 'city')).toEqual([...before, value])
          expect(toggleFacet(chosen, city(how), value)).toEqual(fq)
        },
      ),
    )
  })
})

describe('a range (spec 3.8)', () => {
  it('replaces any filter on its field and carries a tag', () => {
    const fq = ['price:9', 'type:cabin', 'price:{1 TO 5}', '{!tag=price}price:[2 TO 3]']
    expect(setRange(fq, 'price', { min: 10, max: 20 })).toEqual([
      '{!tag=price}price:[10 TO 20]',
      'type:cabin',
    ])
    expect(setRange(fq, 'price', { min: '*', max: 20 }, false)[0]).toBe('price:[* TO 20]')
    expect(setRange(fq, 'price', { value: '12' })[0]).toBe('{!tag=price}price:12')
    expect(setRange(fq, 'price', null)).toEqual(['type:cabin'])
  })

  it.each([
    ['{!tag=price}price:[10 TO 20]', { min: 10, max: 20 }],
    ['price:[* TO 20]', { min: 0, max: 20 }],
    ['price:[10 TO *]', { min: 10, max: null }],
    ['price:12', { min: 12, max: 12 }],
    ['price:"-5"', { min: -5, max: -5 }],
    ['price:cheap', null],
    ['price:( 1 OR 2 )', null],
    ['beds:[1 TO 2]', null],
    ['price:{1 TO 2}', null],
  ])('%s is read as %j', (filter, range) => {
    expect(activeRange([filter], 'price')).toEqual(range)
  })
})

describe('the current filters (spec 3.7)', () => {
  const labels = (field: string) => (field === 'city' ? 'City' : 'Price')
  const fq = [
    '{!tag=city}city:( Bern OR "New York" OR (*:* -city:[* TO *]) )',
    '{!tag=price}price:[* TO 2500]',
    'title:cab*',
  ]
  const listed = currentFilters(fq, labels, (_, n) => `$${n}`)

  it('have one entry for each value, one for a range and one for what no facet shows', () => {
    expect(listed.map(({ label, text, kind }) => [label, text, kind])).toEqual([
      ['City', 'Bern', 'value'],
      ['City', 'New York', 'value'],
      ['City', '', 'value'],
      ['Price', '$0 to $2500', 'range'],
      ['', 'title:cab*', 'other'],
    ])
    expect(listed.map(({ facet }) => facet)).toEqual([fq[0], fq[0], fq[0], fq[1], fq[2]])
    expect(listed[3]?.range).toEqual({ min: '$0', max: '$2500' })
    expect(listed[2]?.value).toBeNull()
    expect(listed[3]?.value).toBeUndefined()
  })

  it('shows an open end and a date as they stand', () => {
    const [open, date] = currentFilters(['price:[5 TO *]', 'price:[NOW TO NOW+1DAY]'], labels)
    expect(open?.text).toBe('5 to *')
    expect(date?.text).toBe('NOW to NOW+1DAY')
  })

  it('can each be removed, and only that one', () => {
    const left = listed.map(({ facet, value }) => removeFilterValue(fq, { text: facet, value }))
    expect(left).toEqual([
      ['{!tag=city}city:( "New York" OR (*:* -city:[* TO *]) )', fq[1], fq[2]],
      ['{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )', fq[1], fq[2]],
      ['{!tag=city}city:( Bern OR "New York" )', fq[1], fq[2]],
      [fq[0], fq[2]],
      [fq[0], fq[1]],
    ])
    expect(removeFilterValue(['city:Bern', 'b:1'], { text: 'city:Bern', value: 'Bern' })).toEqual([
      'b:1',
    ])
    expect(removeFilterValue(fq, { text: 'gone' })).toEqual(fq)
    expect(removeFilterValue(fq, { text: fq[0] ?? '', value: 'Paris' })).toEqual(fq)
  })
})
