import fc from 'fast-check'
import {
  negatedFilter,
  negatedValue,
  negatedValues,
  toggleNegated,
} from '../../../src/facets/negation/negatedValues'

describe('a negated filter', () => {
  it.each([
    ['-amenities:Pets', 'Pets'],
    ['{!tag=amenities}-amenities:"Hot tub"', 'Hot tub'],
    ['{!tag=amenities} -amenities:Wi\\-Fi', 'Wi-Fi'],
    ['-amenities:"-x"', '-x'],
    ['-amenities:[* TO *]', null],
    ['-amenities:(a OR b)', null],
    ['-amenities:a*', null],
    ['-city:Pets', null],
    ['amenities:Pets', null],
    ['-amenities:Pets OR x:y', null],
  ])('%s excludes %j', (text, value) => {
    expect(negatedValue(text, 'amenities')).toBe(value)
  })

  it('comes back whatever its value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(negatedValue(negatedFilter('a.b', value), 'a.b')).toBe(value)
      }),
    )
  })
})

describe('excluding a value', () => {
  it('adds a filter beside those of chosen values, and removes it again', () => {
    const chosen = ['{!tag=amenities}amenities:( Pool )', 'city:Bern']
    const without = toggleNegated(chosen, 'amenities', 'Pets')
    expect(without).toEqual([...chosen, '{!tag=amenities}-amenities:Pets'])
    expect(toggleNegated(without, 'amenities', 'Pets')).toEqual(chosen)
  })

  it('lists each value once', () => {
    const fq = ['-amenities:Pets', '{!tag=amenities}-amenities:"Pets"', '-amenities:Pool']
    expect(negatedValues(fq, 'amenities')).toEqual(['Pets', 'Pool'])
    expect(toggleNegated(fq, 'amenities', 'Pets')).toEqual(['-amenities:Pool'])
  })
})
