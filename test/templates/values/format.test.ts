import { createFormats } from '../../../src/templates/values/format'
import { type Format, parseFormat } from '../../../src/templates/values/parseFormat'

const us = createFormats({ locale: 'en-US' })

function apply(format: string, value: string | number | boolean, formats = us) {
  const parsed = parseFormat(format)
  if ('issue' in parsed) throw new Error(parsed.issue)
  return formats.apply(parsed satisfies Format, value)
}

describe('createFormats and parseFormat', () => {
  it.each([
    ['currency', 1250, '$1,250'],
    ['currency', 1249.5, '$1,250'],
    ['currency', 1234567, '$1,234,567'],
    ['currency', 0, '$0'],
    ['currency', '1250.00', '$1,250'],
    ['currency:eur', 1250, '€1,250'],
    ['currency', 'on request', 'on request'],
    ['currency', '', ''],
    ['currency', '12 nights', '12 nights'],
    ['currency', true, 'true'],
    ['number', 1234.5, '1,234.5'],
    ['number:0', 1234.5, '1,235'],
    ['number:2', 3, '3.00'],
    ['percent', 0.25, '25%'],
    ['percent:1', 0.2512, '25.1%'],
    ['date', '2024-05-01T00:00:00Z', 'May 1, 2024'],
    ['date:short', '2024-05-01', '5/1/24'],
    ['date:long', '2024-05-01 23:59:59', 'May 1, 2024'],
    ['date', '2024-05-01T23:30:00-05:00', 'May 2, 2024'],
    ['date', 1714521600000, 'May 1, 2024'],
    ['date', 'soon', 'soon'],
    ['date', '12', '12'],
    ['date', 9e15, '9000000000000000'],
    ['time', '2024-05-01T14:05:00Z', '2:05 PM'],
    ['datetime:short', '2024-05-01T14:05:00.123Z', '5/1/24, 2:05 PM'],
  ])('formats as %s the value %j: %j', (format, value, text) => {
    // The kind of space before AM and PM depends on the browser.
    expect(apply(format, value).replace(/\s/g, ' ')).toBe(text)
  })

  it("uses the page's language and currency", () => {
    const de = createFormats({ locale: 'de-DE', currency: 'EUR' })
    expect(apply('currency', 1250, de)).toBe('1.250\u00a0€')
    expect(apply('date:long', '2024-05-01', de)).toBe('1. Mai 2024')
  })

  it('falls back to English and USD for an invalid language or currency', () => {
    expect(createFormats({ locale: 'en_US' }).currency(1)).toBe('$1')
    expect(createFormats({ locale: '', currency: 'dollars' }).currency(1)).toBe('$1')
    expect(createFormats({ locale: '!', currency: '' }).number(1)).toBe('1')
  })

  it('creates one format for each language and currency', () => {
    expect(createFormats({ locale: 'en-US' })).toBe(us)
    expect(createFormats({ locale: 'en-US', currency: 'CAD' })).not.toBe(us)
    const made = jest.spyOn(Intl, 'NumberFormat')
    us.currency(1, 'CHF')
    us.currency(2, 'CHF')
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })

  it('returns an issue with a hint for an unknown format or argument', () => {
    expect(parseFormat('curency')).toEqual({
      issue:
        '"curency" is not a format, so the value is shown as it stands. Did you mean "currency"?',
    })
    expect(parseFormat('toString')).toMatchObject({
      issue: expect.stringContaining('Known formats: currency, number'),
    })
    expect(parseFormat('currency:€')).toEqual({
      issue:
        '"€" is not something currency takes after the colon: a currency code of three letters, such as EUR.',
    })
    expect(parseFormat('date:Y-m-d')).toMatchObject({
      issue: expect.stringContaining('short, medium, long or full'),
    })
  })
})
