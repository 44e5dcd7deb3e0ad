import type { DropdownOption } from '../../src/dropdowns/dropdownOption'
import { filterOptions } from '../../src/dropdowns/filterOptions'
import { inputLimit } from '../../src/dropdowns/inputLimit'

const anOption = (label: string): DropdownOption => ({
  key: label,
  value: label,
  label,
  group: '',
  disabled: false,
})
const cities = ['Zürich', 'Bern', 'Bergün/Bravuogn', 'São Paulo', 'İzmir', '東京'].map(anOption)

describe('filterOptions', () => {
  it.each([
    ['ber', ['Bern', 'Bergün/Bravuogn']],
    ['ZURICH', ['Zürich']],
    ['zu\u0308r', ['Zürich']],
    [' sao p', ['São Paulo']],
    ['izmir', ['İzmir']],
    ['京', ['東京']],
    ['(', []],
    ['__proto__', []],
  ])('finds for “%s” the labels that contain it, in their order', (term, found) => {
    expect(filterOptions(cities, term).map(({ label }) => label)).toEqual(found)
  })

  it.each(['', '  '])('finds all for “%s”', (term) => {
    expect(filterOptions(cities, term)).toBe(cities)
  })

  it.each([
    ['', { kind: 'tooShort', n: 2 }],
    ['a', { kind: 'tooShort', n: 1 }],
    ['ab', null],
    ['abcd', null],
    ['abcdef', { kind: 'tooLong', n: 2 }],
    ['🏔🏔', null],
    ['🏔🏔🏔🏔🏔', { kind: 'tooLong', n: 1 }],
  ])('inputLimit checks two to four characters: %j', (term, violation) => {
    expect(inputLimit(term, { min: 2, max: 4 })).toEqual(violation)
  })

  it('inputLimit allows any length without a maximum', () => {
    expect(inputLimit('a'.repeat(5000), { min: 0, max: null })).toBeNull()
  })
})
