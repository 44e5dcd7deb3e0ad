import type { QueryToken } from './queryTokens'

/**
 * The unescaped text before each colon of a query: `quer\y_` becomes `query_`. It is not always a valid field name.
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
