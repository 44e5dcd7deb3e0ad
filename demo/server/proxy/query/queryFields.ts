import type { QueryToken } from './queryTokens'

/**
 * The names that stand before the colons of a query, their escapes undone: `quer\y_` is `query_`.
 * What is no name comes as it is spelled.
 */
export function queryFields(tokens: readonly QueryToken[]): readonly string[] {
  const words = tokens.filter(({ kind }) => kind !== 'space')
  return words.flatMap(({ text }, at) =>
    text === ':' ? [unescaped(words[at - 1]?.text ?? '')] : [],
  )
}

function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
