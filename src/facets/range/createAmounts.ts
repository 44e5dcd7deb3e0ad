import { createFormats } from '../../templates/values/format'

/** How the amounts of facets read. */
export interface Amounts {
  /** "$1,250" where its facet's currency flag is set, else "1250" and "12,500": a year is an amount, too. */
  amount(amount: number, isMoney: boolean): string
  /** The same of a facet value; what is no number, or no money, stands as it is. */
  value(value: string, isMoney: boolean): string
}

const made = new Map<string, Amounts>()

/** @see spec 3.3, 3.8, 9 */
export function createAmounts(locale: string, currency: string): Amounts {
  const key = `${locale}|${currency}`
  const amounts = made.get(key) ?? make(locale, currency)
  made.set(key, amounts)
  return amounts
}

function make(locale: string, currency: string): Amounts {
  const money = createFormats({ locale, currency })
  const plain = new Intl.NumberFormat(locale, { useGrouping: 'min2' })
  return {
    amount: (amount, isMoney) => (isMoney ? money.currency(amount) : plain.format(amount)),
    value: (value, isMoney) =>
      isMoney && /^-?\d+(?:\.\d+)?$/.test(value) ? money.currency(Number(value)) : value,
  }
}
