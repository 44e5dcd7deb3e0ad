/**
 * Parses an amount as visitors of a language type it: "$1,200", "1 200 $", "1.200,50", "١٬٢٠٠".
 * @param locale a valid BCP 47 tag.
 * @returns null when the text is not an amount.
 */
export function parseAmount(text: string, locale: string): number | null {
  const { digits, group, decimal } = numberSymbols(locale)
  let plain = ''
  for (const character of text.normalize('NFKC')) {
    const digit = digits.indexOf(character)
    if (digit >= 0) plain += digit
    else if (character === decimal) plain += '.'
    else if (character === '−') plain += '-'
    else if (character !== group && !IGNORED.test(character)) plain += character
  }
  return /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null
}

/** Currency signs, spaces, apostrophes and direction marks. */
const IGNORED = /[\p{Sc}\s'’\p{Cf}]/u

function numberSymbols(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value.normalize('NFKC')
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = [...Array(10).keys()].map((n) => digit.format(n))
  return { digits, group: partOf('group') ?? ',', decimal: partOf('decimal') ?? '.' }
}
