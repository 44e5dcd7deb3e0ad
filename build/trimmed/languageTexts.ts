import { KEYS } from 'virtual:language-keys'

/**
 * Makes the texts of a language from what build/plugins/compactLanguages has written.
 * @param values one text a line, in the order of the keys
 * @param from characters of ASCII, each of which stands for the one at its place in `to`
 */
export function languageTexts(values: string, from: string, to: string): Record<string, string> {
  const lines = values.replace(/./g, (one) => to[from.indexOf(one)] ?? one).split('\n')
  return Object.fromEntries(KEYS.map((key, i) => [key, lines[i] ?? '']))
}
