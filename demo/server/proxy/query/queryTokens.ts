/** A token of a query in Solr's syntax. `stray` is a character that starts none of the other kinds. */
export interface QueryToken {
  readonly kind: 'space' | 'word' | 'wildcard' | 'quoted' | 'range' | 'amount' | 'sign' | 'stray'
  readonly text: string
}

const ESCAPED = '\\\\[\\s\\S]'
const START = `(?:[^ \\t\\n\\r\\u3000+\\-!():^\\[\\]"{}~*?\\\\/]|${ESCAPED})`
const INSIDE = `(?:${START}|[-+/!])`
const END = '(?:"[^"\\\\]+"|[^\\s\\u0085"\\]}[{\\\\]+)'

/** The kinds in the order in which they are tried, from the token definitions of Solr's QueryParser.jj. */
const KINDS: readonly (readonly [QueryToken['kind'], RegExp])[] = [
  ['space', /[ \t\n\r\u3000]+/y],
  ['word', new RegExp(`(?:${START}|[*?])(?:${INSIDE}|[*?])*`, 'y')],
  ['quoted', new RegExp(`"(?:[^"\\\\]|${ESCAPED})*"`, 'y')],
  ['range', new RegExp(`[[{](?!!) *${END} +TO +${END} *[\\]}]`, 'y')],
  ['amount', /\^=?-?\d+(?:\.\d+)?|~(?:\d+(?:\.\d+)?)?/y],
  ['sign', /[-+!():]/y],
  ['stray', /[\s\S]/y],
]

/**
 * Splits a query into tokens. Joined, they are the query again. Regular expressions, comments, nested `{!…}` and
 * unclosed quotations or ranges start with a stray character.
 */
export function queryTokens(query: string): readonly QueryToken[] {
  const tokens: QueryToken[] = []
  let at = 0
  while (at < query.length) {
    for (const [kind, pattern] of KINDS) {
      pattern.lastIndex = at
      const text = pattern.exec(query)?.[0]
      if (text === undefined) continue
      tokens.push({ kind: kind === 'word' && isPattern(text) ? 'wildcard' : kind, text })
      at += text.length
      break
    }
  }
  return tokens
}

function isPattern(word: string): boolean {
  return /[*?]/.test(word.replace(/\\[\s\S]/g, ''))
}
