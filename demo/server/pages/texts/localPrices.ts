/** Formats the prices of a page (`<b>$1,250</b>`) in its language, as the widgets do. */
export function localPrices(html: string, lang: string): string {
  const [locale] = Intl.NumberFormat.supportedLocalesOf(lang.replace('_', '-'))
  if (locale === undefined) return html
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return html.replace(/(?<=>)\$([\d,]+)(?=[<\s])/g, (_, amount: string) =>
    format.format(Number(amount.replaceAll(',', ''))),
  )
}
