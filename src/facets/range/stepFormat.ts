import type { AmountFormat } from './amountFormat'
import { decimalsOf } from './roundToStep'

/** Formats amounts with the decimals of a step: "$0.50" and "1.25", where whole amounts have none. */
export function stepFormat(
  { locale, currency, amount }: AmountFormat,
  step: number,
  isMoney: boolean,
): (amount: number) => string {
  const decimals = decimalsOf(step)
  if (decimals === 0) return (n) => amount(n, isMoney)
  const money = { style: 'currency', currency } as const
  const { maximumFractionDigits: usual = 0 } = new Intl.NumberFormat(
    locale,
    isMoney ? money : {},
  ).resolvedOptions()
  const format = new Intl.NumberFormat(locale, {
    ...(isMoney ? money : { useGrouping: 'min2' }),
    maximumFractionDigits: Math.max(usual, decimals),
  })
  return (n) => format.format(n)
}
