import { SolrError } from '../solrError'
import { readRange } from './readRange'
import type { Token } from './token'

const ESCAPED = '\\\\[\\s\\S]'
const START = `(?:[^ \\t\\n\\r\\u3000+\\-!():^\\[\\]"{}~*?\\\\/]|${ESCAPED})`
const INSIDE = `(?:${START}|[-+/!])`

const SPACE = /[ \t\n\r\u3000]+/y
const WORD = new RegExp(`(?:${START}|[*?])(?:${INSIDE}|[*?])*`, 'y')
const PLAIN_WORD = new RegExp(`^${START}${INSIDE}*$`)
const QUOTED = new RegExp(`"((?:[^"\\\\]|${ESCAPED})*)"`, 'y')
const LONE_OPERATOR = /[+\-!](?=[ \t\n\r\u3000])/y
const BOOST = /\^=?(-?\d+(?:\.\d+)?)/y
const TILDE = /~(\d+(?:\.\d+)?)?/y

const SIGNS: Readonly<Record<string, 'plus' | 'minus' | 'not' | 'open' | 'close' | 'colon'>> = {
  '+': 'plus',
  '-': 'minus',
  '!': 'not',
  '(': 'open',
  ')': 'close',
  ':': 'colon',
}
const WORDS: Readonly<Record<string, 'and' | 'or' | 'not'>> = {
  AND: 'and',
  '&&': 'and',
  OR: 'or',
  '||': 'or',
  NOT: 'not',
}

/**
 * Splits a query into the tokens of Solr's QueryParser.jj. The longest match wins, and `+ - / !` inside a word
 * belong to it.
 * @throws SolrError for regular expressions, embedded local params and invalid characters.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  while (at < text.length) {
    const { token, end } = next(text, at, read)
    if (token) tokens.push(token)
    at = end
  }
  tokens.push({ kind: 'end', at: text.length })
  return tokens
}

type Reader = (pattern: RegExp) => RegExpExecArray | null

function next(text: string, at: number, read: Reader): { token: Token | null; end: number } {
  const space = read(SPACE)
  if (space) return { token: null, end: at + space[0].length }
  const word = read(WORD)
  if (word) return { token: wordToken(word[0], at), end: at + word[0].length }
  const quoted = read(QUOTED)
  if (quoted) {
    return { token: { kind: 'quoted', text: quoted[1] ?? '', at }, end: at + quoted[0].length }
  }
  if (read(LONE_OPERATOR)) return { token: { kind: 'term', text: text[at] ?? '', at }, end: at + 1 }
  const sign = SIGNS[text[at] ?? '']
  if (sign) return { token: { kind: sign, at }, end: at + 1 }
  const boost = read(BOOST)
  if (boost) {
    return { token: { kind: 'boost', factor: Number(boost[1]), at }, end: at + boost[0].length }
  }
  const tilde = read(TILDE)
  if (tilde) {
    const amount = tilde[1] === undefined ? null : Number(tilde[1])
    return { token: { kind: 'tilde', amount, at }, end: at + tilde[0].length }
  }
  if (text[at] === '[' || text[at] === '{') {
    const { range, end } = readRange(text, at)
    return { token: { kind: 'range', range, at }, end }
  }
  throw new SolrError(
    `Cannot parse '${text}': Lexical error at line 1, column ${at + 1}. Encountered: "${text[at]}"`,
  )
}

function wordToken(text: string, at: number): Token {
  const operator = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined
  if (operator) return { kind: operator, at }
  return { kind: PLAIN_WORD.test(text) ? 'term' : 'wildcard', text, at }
}
