/** The DEFAULT state of Solr's grammar (QueryParser.jj) for single values: the longest match wins, then the first rule. */
const START = '(?:[^ \\t\\n\\r\\u3000+\\-!():^[\\]"{}~*?\\\\/]|\\\\[\\s\\S])'
const CHAR = `(?:${START}|[-+/!])`
const RULES: readonly (readonly [string, RegExp])[] = [
  ['SPACE', /[ \t\n\r\u3000]/y],
  ['COMMENT', /\/\*/y],
  ['AND', /AND|&&/y],
  ['OR', /OR|\|\|/y],
  ['NOT', /NOT|!/y],
  ['SIGN', /[+-]/y],
  ['PUNCTUATION', /[():^[\]{}*]/y],
  ['QUOTED', /"(?:[^"\\]|\\[\s\S])*"/y],
  ['TERM', new RegExp(`${START}${CHAR}*`, 'y')],
  ['FUZZY', /~\d*/y],
  ['WILD', new RegExp(`(?:${START}|[*?])(?:${CHAR}|[*?])*`, 'y')],
  ['REGEXP', /\/[^/]+\//y],
]

export interface Token {
  readonly kind: string
  readonly text: string
}

/** Splits a text into Solr's tokens; a character that no rule matches is a token BROKEN. */
export function solrTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    let best: Token = { kind: 'BROKEN', text: text.charAt(at) }
    let length = 0
    for (const [kind, rule] of RULES) {
      rule.lastIndex = at
      const found = rule.exec(text)?.[0] ?? ''
      if (found.length > length) {
        best = { kind, text: found }
        length = found.length
      }
    }
    tokens.push(best)
    at += best.text.length
  }
  return tokens
}

/** Unescapes a TERM or QUOTED token as Solr does (SolrQueryParserBase.discardEscapeChar). */
export function solrValue({ kind, text }: Token): string {
  const inner = kind === 'QUOTED' ? text.slice(1, -1) : text
  let value = ''
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] !== '\\') {
      value += inner[at]
    } else if (inner[at + 1] === 'u') {
      value += String.fromCharCode(Number.parseInt(inner.slice(at + 2, at + 6), 16))
      at += 5
    } else {
      at += 1
      value += inner[at]
    }
  }
  return value
}
