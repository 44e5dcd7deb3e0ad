import { amountFormat } from '../../../src/facets/range/amountFormat'
import { parseAmount } from '../../../src/facets/range/parseAmount'

const NBSP = '\u00a0'

describe('parseAmount', () => {
  it.each([
    ['1200', 'en', 1200],
    ['$1,200', 'en', 1200],
    [' 1,200.50 $ ', 'en', 1200.5],
    ['-5', 'en', -5],
    ['−5', 'en', -5],
    ['１２', 'ja', 12],
    ['1.200,5 €', 'de', 1200.5],
    [`1${NBSP}200`, 'fr', 1200],
    ['1 200,', 'fr', 1200],
    ["1'200", 'de-CH', 1200],
    ['١٬٢٠٠', 'ar-EG', 1200],
    ['1200', 'ar-EG', 1200],
    ['\u200f1,200', 'he', 1200],
  ])('reads %j in %s as %d', (text, locale, amount) => {
    expect(parseAmount(text, locale)).toBe(amount)
  })

  it.each(['', 'cheap', '1.2.3', '5-6', '[1 TO 2]', '1e3', '--1', '∞', '$'])(
    'returns null for %j',
    (text) => {
      expect(parseAmount(text, 'en')).toBeNull()
    },
  )

  it.each(['en', 'de', 'fr', 'es', 'ar-EG', 'hi-IN-u-nu-deva', 'fa'])(
    'reads back the amounts that are formatted in %s',
    (locale) => {
      const { amount } = amountFormat(locale, 'USD')
      for (const n of [0, 95, 1200, 1234567]) {
        expect(parseAmount(amount(n, true).replace(/US/g, ''), locale)).toBe(n)
        expect(parseAmount(amount(n, false), locale)).toBe(n)
      }
    },
  )
})
