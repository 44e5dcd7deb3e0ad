/**
 * Reads an amount as people of a language type it: "$1,200", "1 200 $", "1.200,50", "١٬٢٠٠".
 * @param locale BCP 47, valid.
 * @returns null for what is no amount.
 */
export function readAmount(text: string, locale: string): number | null {
  const { digits, group, decimal } = writingOf(locale)
  let plain = ''
  for (const sign of text.normalize('NFKC')) {
    const digit = digits.indexOf(sign)
    if (digit >= 0) plain += digit
    else if (sign === decimal) plain += '.'
    else if (sign === '−') plain += '-'
    else if (sign !== group && !IGNORED.test(sign)) plain += sign
  }
  return /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null
}

/** Currency signs, spaces, apostrophes and marks of direction. */
const IGNORED = /[\p{Sc}\s'’\p{Cf}]/u

function writingOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6)
  const of = (type: string) => parts.find((part) => part.type === type)?.value.normalize('NFKC')
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, n) => digit.format(n))
  return { digits, group: of('group') ?? ',', decimal: of('decimal') ?? '.' }
}
