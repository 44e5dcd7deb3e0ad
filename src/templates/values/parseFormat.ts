import { nearest } from '../../config/nearest'

/** The names of formats in `data-vitrine-format`. */
export const FORMAT_NAMES = ['currency', 'number', 'percent', 'date', 'time', 'datetime'] as const

export type FormatName = (typeof FORMAT_NAMES)[number]

export interface Format {
  readonly name: FormatName
  /** A currency code, a number of decimals or a style; null without one. */
  readonly argument: string | null
}

/** Parses `currency`, `currency:EUR`, `number:1` or `date:long`. @returns the format, or its issue. */
export function parseFormat(text: string): Format | { readonly issue: string } {
  const colon = text.indexOf(':')
  const word = (colon < 0 ? text : text.slice(0, colon)).trim()
  const argument = colon < 0 ? '' : text.slice(colon + 1).trim()
  const name = FORMAT_NAMES.find((known) => known === word.toLowerCase())
  if (!name) return { issue: unknownFormat(word) }
  if (argument === '') return { name, argument: null }
  const [pattern, hint] = ARGUMENTS[name]
  if (pattern.test(argument)) return { name, argument }
  return { issue: `"${argument}" is not something ${name} takes after the colon: ${hint}.` }
}

const DECIMALS = [/^\d$/, 'the number of decimals, 0 to 9'] as const
const STYLE = [/^(?:short|medium|long|full)$/, 'short, medium, long or full'] as const

const ARGUMENTS: Readonly<Record<FormatName, readonly [RegExp, string]>> = {
  currency: [/^[a-z]{3}$/i, 'a currency code of three letters, such as EUR'],
  number: DECIMALS,
  percent: DECIMALS,
  date: STYLE,
  time: STYLE,
  datetime: STYLE,
}

function unknownFormat(word: string): string {
  const similar = nearest(word, FORMAT_NAMES)
  const hint = similar ? `Did you mean "${similar}"?` : `Known formats: ${FORMAT_NAMES.join(', ')}.`
  return `"${word}" is not a format, so the value is shown as it stands. ${hint}`
}
