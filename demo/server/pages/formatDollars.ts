const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Formats a price as `$1,250`, without decimals (spec 9). */
export function formatDollars(amount: number): string {
  return format.format(amount)
}
