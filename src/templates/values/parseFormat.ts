import { nearest } from '../../config/nearest'

/** What `data-vitrine-format` may name. */
export const FORMAT_NAMES = ['currency', 'number', 'percent', 'date', 'time', 'datetime'] as const

export type FormatName = (typeof FORMAT_NAMES)[number]

export interface Format {
  readonly name: FormatName
  /** A currency code, a number of decimals or a style; null where none is given. */
  readonly argument: string | null
}

/** @returns the format of `currency`, `currency:EUR`, `number:1`, `date:long`, or what is wrong with it. */
export function parseFormat(text: string): Format | { readonly problem: string } {
  const colon = text.indexOf(':')
  const word = (colon < 0 ? text : text.slice(0, colon)).trim()
  const argument = colon < 0 ? '' : text.slice(colon + 1).trim()
  const name = FORMAT_NAMES.find((known) => known === word.toLowerCase())
  if (!name) return { problem: unknown(word) }
  if (argument === '') return { name, argument: null }
  const [shape, hint] = ARGUMENTS[name]
  if (shape.test(argument)) return { name, argument }
  return { problem: `"${argument}" is not something ${name} takes after the colon: ${hint}.` }
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

function unknown(word: string) {
  const near = nearest(word, FORMAT_NAMES)
  const cure = near ? `Did you mean "${near}"?` : `Known formats: ${FORMAT_NAMES.join(', ')}.`
  return `"${word}" is not a format, so the value is shown as it stands. ${cure}`
}
