import type { Choice } from '../../src/dropdowns/choice'
import { choicesWith } from '../../src/dropdowns/choicesWith'
import { inputLimit } from '../../src/dropdowns/inputLimit'

const aChoice = (label: string): Choice => ({
  key: label,
  value: label,
  label,
  group: '',
  disabled: false,
})
const cities = ['Zürich', 'Bern', 'Bergün/Bravuogn', 'São Paulo', 'İzmir', '東京'].map(aChoice)

describe('what is typed into a dropdown', () => {
  it.each([
    ['ber', ['Bern', 'Bergün/Bravuogn']],
    ['ZURICH', ['Zürich']],
    ['zu\u0308r', ['Zürich']],
    [' sao p', ['São Paulo']],
    ['izmir', ['İzmir']],
    ['京', ['東京']],
    ['(', []],
    ['__proto__', []],
  ])('finds for “%s” the labels that hold it, in their order', (term, found) => {
    expect(choicesWith(cities, term).map(({ label }) => label)).toEqual(found)
  })

  it.each(['', '  '])('finds all for “%s”', (term) => {
    expect(choicesWith(cities, term)).toBe(cities)
  })

  it.each([
    ['', { is: 'tooShort', n: 2 }],
    ['a', { is: 'tooShort', n: 1 }],
    ['ab', null],
    ['abcd', null],
    ['abcdef', { is: 'tooLong', n: 2 }],
    ['🏔🏔', null],
    ['🏔🏔🏔🏔🏔', { is: 'tooLong', n: 1 }],
  ])('may have two to four characters: %j', (term, wrong) => {
    expect(inputLimit(term, { least: 2, most: 4 })).toEqual(wrong)
  })

  it('may be as long as it likes without a limit', () => {
    expect(inputLimit('a'.repeat(5000), { least: 0, most: null })).toBeNull()
  })
})
