import type { Format } from './parseFormat'
import { readDate } from './readDate'
import type { Primitive } from './textOf'

/** Formats numbers and dates in the page's language. */
export interface Formats {
  /** "$1,250": symbol, grouping, no decimals (spec 9). @param code another currency, as ISO 4217. */
  currency(amount: number, code?: string): string
  /** @param decimals as many as the number has, up to three, when left out. */
  number(amount: number, decimals?: number): string
  /** 0.25 is "25%". */
  percent(share: number, decimals?: number): string
  /** @param value an ISO date as Solr writes it, or milliseconds; any other text is returned unchanged. */
  date(value: string | number, style?: DateStyle): string
  time(value: string | number, style?: DateStyle): string
  datetime(value: string | number, style?: DateStyle): string
  /** Formats a value by a template's data-vitrine-format; an unsuitable value is unchanged. */
  apply(format: Format, value: Primitive): string
}

type DateStyle = 'short' | 'medium' | 'long' | 'full'

export interface FormatOptions {
  /** BCP 47, from the page's `lang`; English when it is invalid. */
  readonly locale: string
  readonly currency?: string
  /** UTC by default, as Solr's dates are: otherwise a date without a time could become the day before. */
  readonly timeZone?: string
}

const cache = new Map<string, Formats>()

/** The formats of a language and currency; the same object each time, so that memoised views can take it. */
export function createFormats(options: FormatOptions): Formats {
  const { locale, currency = 'USD', timeZone = 'UTC' } = options
  const key = `${locale}|${currency}|${timeZone}`
  const formats = cache.get(key) ?? create(knownLocale(locale), currency, timeZone)
  cache.set(key, formats)
  return formats
}

function create(locale: string, defaultCurrency: string, timeZone: string): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  const dates = new Map<string, Intl.DateTimeFormat>()

  const numberFormat = (key: string, options: Intl.NumberFormatOptions) => {
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return format
  }
  const dateFormat = (key: string, options: Intl.DateTimeFormatOptions) => {
    const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    dates.set(key, format)
    return format
  }
  const formatDate = (value: string | number, key: string, options: Intl.DateTimeFormatOptions) => {
    const at = readDate(value)
    return Number.isNaN(at) ? String(value) : dateFormat(key, options).format(at)
  }

  const formats: Formats = {
    currency: (amount, code = defaultCurrency) =>
      numberFormat(`currency ${code}`, {
        style: 'currency',
        currency: CURRENCY.test(code) ? code : 'USD',
        maximumFractionDigits: 0,
      }).format(amount),
    number: (amount, decimals) =>
      numberFormat(`number ${decimals}`, fixedDecimals(decimals)).format(amount),
    percent: (share, decimals) =>
      numberFormat(`percent ${decimals}`, { style: 'percent', ...fixedDecimals(decimals) }).format(
        share,
      ),
    date: (value, style = 'medium') => formatDate(value, `date ${style}`, { dateStyle: style }),
    time: (value, style = 'short') => formatDate(value, `time ${style}`, { timeStyle: style }),
    datetime: (value, style = 'medium') =>
      formatDate(value, `both ${style}`, { dateStyle: style, timeStyle: 'short' }),
    apply: (format, value) => apply(formats, format, value),
  }
  return formats
}

function apply(formats: Formats, { name, argument }: Format, value: Primitive): string {
  if (typeof value === 'boolean') return String(value)
  if (name === 'date' || name === 'time' || name === 'datetime') {
    return formats[name](value, (argument ?? undefined) as DateStyle | undefined)
  }
  const amount =
    typeof value === 'number' ? value : NUMERIC.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(amount)) return String(value)
  if (name === 'currency') return formats.currency(amount, argument?.toUpperCase())
  return formats[name](amount, argument === null ? undefined : Number(argument))
}

const CURRENCY = /^[a-z]{3}$/i
const NUMERIC = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i

function fixedDecimals(decimals: number | undefined): Intl.NumberFormatOptions {
  if (decimals === undefined) return {}
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}

function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
