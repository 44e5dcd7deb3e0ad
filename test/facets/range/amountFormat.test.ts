import { amountFormat } from '../../../src/facets/range/amountFormat'

const NBSP = '\u00a0'
describe('amountFormat (spec 9)', () => {
  const { amount, value } = amountFormat('en', 'USD')

  it('formats money in dollars with grouping and without decimals', () => {
    expect(amount(1250, true)).toBe('$1,250')
    expect(value('1250', true)).toBe('$1,250')
  })

  it('formats other numbers plainly, so that a year stays readable', () => {
    expect([1990, 12500].map((n) => amount(n, false))).toEqual(['1990', '12,500'])
  })

  it('leaves text, and values that are not money, unchanged', () => {
    expect(value('on request', true)).toBe('on request')
    expect(value('007', false)).toBe('007')
  })

  it('uses the page’s language and currency', () => {
    expect(amountFormat('de', 'EUR').amount(1250, true)).toBe(`1.250${NBSP}€`)
  })
})
