import { SolrError } from '../solrError'
import type { Range } from './queryNode'
import { unescapeLucene } from './unescapeLucene'

const SPACE = /[ \t\n\r\u3000]*/y
const QUOTED_END = /"((?:\\[\s\S]|[^"\\])+)"/y
const BARE_END = /[^ \]}]+/y

/**
 * Reads `[a TO b]`, `{a TO b}` or a mixture. `*` is an open end, a quoted `*` is a star.
 * @param at the position of the opening bracket.
 * @throws SolrError when it is not a range.
 */
export function readRange(text: string, at: number): { range: Range; end: number } {
  let position = at + 1
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position
    const found = pattern.exec(text)
    if (found) position = pattern.lastIndex
    return found
  }
  const readEnd = (): string | null => {
    read(SPACE)
    const quoted = read(QUOTED_END)
    if (quoted) return unescapeLucene(quoted[1] ?? '')
    const bare = read(BARE_END)?.[0]
    if (bare === undefined) throw new SolrError(`Cannot parse '${text}': a range is incomplete`)
    return bare === '*' ? null : unescapeLucene(bare)
  }
  const min = readEnd()
  read(SPACE)
  if (read(BARE_END)?.[0] !== 'TO') {
    throw new SolrError(`Cannot parse '${text}': a range needs TO between its ends`)
  }
  const max = readEnd()
  read(SPACE)
  const closing = text[position]
  if (closing !== ']' && closing !== '}') {
    throw new SolrError(`Cannot parse '${text}': a range is not closed`)
  }
  return {
    range: { min, max, includeMin: text[at] === '[', includeMax: closing === ']' },
    end: position + 1,
  }
}
