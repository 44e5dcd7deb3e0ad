import fc from 'fast-check'
import { activeValues } from '../../src/facets/activeValues'
import type { FacetMode } from '../../src/facets/facetMode'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { anyValue } from '../solr/arbitraries'

const city = (mode: FacetMode) => ({ field: 'city', mode })

describe('toggleFacet (spec 4.2)', () => {
  it('adds a separate filter for each value, and removes it again', () => {
    const one = toggleFacet(['price:[1 TO 5]'], city('and'), 'Bern')
    const two = toggleFacet(one, city('and'), 'New York')
    expect(two).toEqual(['price:[1 TO 5]', 'city:Bern', 'city:"New York"'])
    expect(toggleFacet(two, city('and'), 'Bern')).toEqual(['price:[1 TO 5]', 'city:"New York"'])
  })

  it('joins the values of an or facet into one filter, in place of the first', () => {
    const one = toggleFacet([], city('or'), 'Bern')
    const two = toggleFacet([...one, 'type:cabin'], city('or'), 'New York')
    expect(two).toEqual(['{!tag=city}city:( Bern OR "New York" )', 'type:cabin'])
    const three = toggleFacet(two, city('or'), 'Bern')
    expect(three).toEqual(['{!tag=city}city:( "New York" )', 'type:cabin'])
    expect(toggleFacet(three, city('or'), 'New York')).toEqual(['type:cabin'])
  })

  it('replaces the value of a single facet', () => {
    const one = toggleFacet(['type:cabin'], city('single'), 'Bern')
    const two = toggleFacet([...one, 'beds:2'], city('single'), 'Basel')
    expect(two).toEqual(['type:cabin', '{!tag=city}city:Basel', 'beds:2'])
    expect(toggleFacet(two, city('single'), 'Basel')).toEqual(['type:cabin', 'beds:2'])
  })

  it('toggles the missing bucket in every mode', () => {
    expect(toggleFacet([], city('and'), null)).toEqual(['-city:[* TO *]'])
    expect(toggleFacet([], city('single'), null)).toEqual(['{!tag=city}-city:[* TO *]'])
    expect(toggleFacet(['{!tag=city}city:( Bern )'], city('or'), null)).toEqual([
      '{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )',
    ])
  })

  it('reads filters that are written by hand', () => {
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

  it("keeps ranges, negative filters and other fields' filters in place", () => {
    const others = ['city:[A TO M]', '-city:Paris', 'citys:Bern', 'a:1 OR city:Bern']
    const chosen = toggleFacet(others, city('or'), 'Bern')
    expect(chosen).toEqual([...others, '{!tag=city}city:( Bern )'])
    expect(toggleFacet(chosen, city('or'), 'Bern')).toEqual(others)
  })

  it('restores the filters when a value is toggled twice', () => {
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
