import { KEYS } from 'virtual:language-keys'

/**
 * Makes the texts of a language from what build/plugins/compactLanguages has written.
 * @param values one text a line, in the order of the keys
 * @param from characters of ASCII, each of which stands for the one at its place in `to`
 * @param keys those of the texts, by default those of every page
 */
export function languageTexts(
  values: string,
  from: string,
  to: string,
  keys: readonly string[] = KEYS,
): Record<string, string> {
  const lines = values.replace(/./g, (one) => to[from.indexOf(one)] ?? one).split('\n')
  return Object.fromEntries(keys.map((key, i) => [key, lines[i] ?? '']))
}
