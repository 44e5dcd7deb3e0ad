import fc from 'fast-check'
import { MESSAGES } from '../../../../src/contract/messages'
import { NEAR_MESSAGES } from '../../../../src/facets/near/messages'
import { texts as ar } from '../../../../src/languages/ar'
import { texts as de } from '../../../../src/languages/de'
import { texts as es } from '../../../../src/languages/es'
import { texts as fr } from '../../../../src/languages/fr'
import { texts as furtherAr } from '../../../../src/languages/further/ar'
import { texts as furtherDe } from '../../../../src/languages/further/de'
import { texts as furtherEs } from '../../../../src/languages/further/es'
import { texts as furtherFr } from '../../../../src/languages/further/fr'
import { createFormats } from '../../../../src/templates/values/format'
import { parseFormat } from '../../../../src/templates/values/parseFormat'

/** One formatted value: its language, its format as in a template, and its text. */
type FormatCase = readonly [locale: string, format: string, value: number | string, text: string]

const LOCALES = ['en', 'de', 'fr', 'es', 'ar', 'en-US', 'de-DE', 'fr-FR', 'es-ES']
const NUMBERS = [
  0,
  0.5,
  -0.4,
  1.5,
  2.5,
  999.5,
  1234.5678,
  0.0005,
  1.0005,
  1e21,
  1e-7,
  9999.9999,
  1e300,
  0.045,
  -1234567.895,
  12345,
  2 ** 53,
]
const DATES = [
  0,
  -1,
  8.64e15,
  -8.64e15,
  -62198755200000,
  '2026-03-07T15:04:05Z',
  '2024-02-29',
  '2026-02-30',
  '0000-01-01',
  '1999-12-31T23:59:59.9+11:00',
  'soon',
]
const NUMBER_FORMATS = [
  'number',
  'number:0',
  'number:1',
  'number:9',
  'percent',
  'percent:2',
  'currency',
  'currency:EUR',
]
const DATE_FORMATS = ['date', 'time', 'datetime'].flatMap((name) => [
  name,
  ...['short', 'medium', 'long', 'full'].map((style) => `${name}:${style}`),
])

/** Numbers, dates and amounts of every currency in the five languages, the same in each run. */
export function formatCases(): readonly FormatCase[] {
  const random = { numRuns: 60, seed: 17 }
  const numbers = [
    ...NUMBERS,
    ...fc
      .sample(fc.double({ min: -1e7, max: 1e7, noNaN: true }), random)
      .map((value) => value || 0),
  ]
  const dates = [...DATES, ...fc.sample(fc.integer({ min: -5e12, max: 1e13 }), random)]
  const currencies = Intl.supportedValuesOf('currency').map((code) => `currency:${code}`)
  return LOCALES.flatMap((locale) => {
    const formats = createFormats({ locale })
    const apply = (format: string, value: number | string): FormatCase => {
      const parsed = parseFormat(format)
      if ('issue' in parsed) throw new Error(parsed.issue)
      return [locale, format, value, formats.apply(parsed, value)]
    }
    return [
      ...numbers.flatMap((value) => NUMBER_FORMATS.map((format) => apply(format, value))),
      ...dates.flatMap((value) => DATE_FORMATS.map((format) => apply(format, value))),
      ...currencies.map((format) => apply(format, -1234.5)),
    ]
  })
}

/** The texts of each language by their keys. */
export const LANGUAGE_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...MESSAGES, ...NEAR_MESSAGES },
  ar: { ...ar, ...furtherAr },
  de: { ...de, ...furtherDe },
  es: { ...es, ...furtherEs },
  fr: { ...fr, ...furtherFr },
}
