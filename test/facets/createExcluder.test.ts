import fc from 'fast-check'
import { createExcluder } from '../../src/facets/createExcluder'
import { anyText } from '../solr/arbitraries'

describe('createExcluder (spec 5.2)', () => {
  test.each([
    ['cabin', 'log cabin', true],
    ['cabin', 'Log Cabin', false],
    ['^cabin$', 'log cabin', false],
    ['(a|b)', 'b', true],
    ['a.c', 'ac', true],
    ['a.c', 'abc', false],
    ['[x]', 'y x', true],
    ['a+b', 'a?b', true],
    ['', 'anything', false],
    ['.*', 'anything', false],
    [null, 'anything', false],
  ])('tests %j on %j: %s', (pattern, value, hidden) => {
    expect(createExcluder(pattern)(value)).toBe(hidden)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, anyText, (pattern, value) => {
        expect(typeof createExcluder(pattern)(value)).toBe('boolean')
      }),
      { numRuns: 2000 },
    )
  })
})
