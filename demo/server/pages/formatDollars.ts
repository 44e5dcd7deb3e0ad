const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** `$1,250`: no decimals, as everywhere on the site (spec 9). */
export function formatDollars(amount: number): string {
  return format.format(amount)
}
