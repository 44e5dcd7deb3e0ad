import fc from 'fast-check'
import { escapeFilterValue, escapeTerm, unescapeTerm } from '../../../src/solr/lucene/escape'
import { anyText } from '../arbitraries'
import { solrTokens, solrValue } from '../solrLexer'

describe('escaping a value in a filter (spec 5.1)', () => {
  test.each([
    ['Lake', 'Lake'],
    ['Lake View', '"Lake View"'],
    ['a:b', '"a:b"'],
    ['a/b', '"a/b"'],
    ['6" deep', '"6\\" deep"'],
    ['6"', '"6\\""'],
    ['back\\slash and space', '"back\\\\slash and space"'],
    ['back\\slash', 'back\\\\slash'],
    ['a.b', 'a\\.b'],
    ['a+b*c?', 'a\\+b\\*c\\?'],
    ['(half', '\\(half'],
    ['a|b', 'a\\|b'],
    ['x^2$', 'x\\^2\\$'],
  ])('escapes %j as %s', (value, spelled) => {
    expect(escapeFilterValue(value)).toBe(spelled)
    expect(escapeTerm(value)).toBe(spelled)
  })

  test.each([
    ['AND', '"AND"'],
    ['NOT', '"NOT"'],
    ['-5', '"-5"'],
    ['!x', '"!x"'],
    ['near~', '"near~"'],
    ['a&&b', '"a&&b"'],
    ['a||b', '"a||b"'],
    ['tab\there', '"tab\there"'],
    ['', '""'],
    [['a $', '{b}'].join(''), '"a $\\{b}"'],
  ])('quotes %j, which Solr would read as syntax', (value, spelled) => {
    expect(escapeFilterValue(value)).toBe(spelled)
  })

  test.each(['[1 TO 5]', '[* TO "a b"]', '{1 TO 5]', '"Lake View"', '(a OR b)', '(a OR (b c))'])(
    'leaves %s as it is where a page configured it, and quotes it where an index holds it',
    (value) => {
      expect(escapeFilterValue(value)).toBe(value)
      expect(escapeTerm(value)).toBe(`"${value.replace(/"/g, '\\"')}"`)
    },
  )

  test.each(['(a) OR secret:(b)', '"a" OR "b"', '(open', '[1 TO 5] OR x:y'])(
    'does not take %s for one range, quotation or group',
    (value) => {
      expect(escapeFilterValue(value)).not.toBe(value)
      expect(unescapeTerm(escapeFilterValue(value))).toBe(value)
    },
  )

  it('is reversed by unescapeTerm, for any value', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(unescapeTerm(escapeTerm(value))).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives Solr one term or one quotation of the same value, without a macro', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const spelled = escapeTerm(value)
        const tokens = solrTokens(spelled)
        expect(tokens).toHaveLength(1)
        const [token] = tokens
        expect(['TERM', 'QUOTED']).toContain(token?.kind)
        expect(token && solrValue(token)).toBe(value)
        expect(spelled).not.toContain('${')
      }),
      { numRuns: 5000 },
    )
  })
})
