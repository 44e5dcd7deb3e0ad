import { createFormats } from '../../templates/values/format'

/** Formats the amounts of facets in the page's language. */
export interface AmountFormat {
  /** What it was made for, for formats with decimals. */
  readonly locale: string
  readonly currency: string
  /** "$1,250" as money, else "1250" and "12,500": numbers below 10,000 may be years, so they get no comma. */
  amount(amount: number, isMoney: boolean): string
  /** Formats a facet value; text, and numbers that are not money, are unchanged. */
  value(value: string, isMoney: boolean): string
}

const cache = new Map<string, AmountFormat>()

/**
 * The amount format of a locale and currency; the same object each time, so that memoised rows stay.
 * @see spec 3.3, 3.8, 9
 */
export function amountFormat(locale: string, currency: string): AmountFormat {
  const key = `${locale}|${currency}`
  const format = cache.get(key) ?? createAmountFormat(locale, currency)
  cache.set(key, format)
  return format
}

function createAmountFormat(locale: string, currency: string): AmountFormat {
  const money = createFormats({ locale, currency })
  const plain = new Intl.NumberFormat(locale, { useGrouping: 'min2' })
  return {
    locale,
    currency,
    amount: (amount, isMoney) => (isMoney ? money.currency(amount) : plain.format(amount)),
    value: (value, isMoney) =>
      isMoney && /^-?\d+(?:\.\d+)?$/.test(value) ? money.currency(Number(value)) : value,
  }
}
