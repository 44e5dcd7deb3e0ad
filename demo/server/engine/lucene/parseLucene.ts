import { SolrError } from '../solrError'
import { type ClausePrefix, type Operator, occurBefore, occurOf } from './occurOf'
import type { Clause, QueryNode } from './queryNode'
import { termNode } from './termNode'
import type { Token } from './token'
import { tokenize } from './tokenize'
import { unescapeLucene } from './unescapeLucene'

export interface ParseOptions {
  /** The operator between two clauses without one (`q.op`). */
  readonly operator?: Operator
  /** When set, an unknown field name counts as text, as in edismax. */
  readonly isField?: (name: string) => boolean
}

/** Solr's maxBooleanClauses. */
const MAX_CLAUSES = 1024

/** The maximum depth of nested groups. Without it the call stack would overflow. */
const MAX_DEPTH = 100

/**
 * Parses a query in the syntax of Solr's standard parser: terms, phrases, wildcards, fuzzy terms,
 * ranges, groups, boosts, `+ - ! AND OR NOT && ||`.
 * @throws SolrError with the text and the position of the error.
 */
export function parseLucene(text: string, options: ParseOptions = {}): QueryNode {
  const { operator = 'OR', isField } = options
  const tokens = tokenize(text)
  let position = 0
  let depth = 0
  const current = (): Token => tokens[position] ?? { kind: 'end', at: text.length }
  const following = (): Token => tokens[position + 1] ?? { kind: 'end', at: text.length }
  const accept = (...kinds: Token['kind'][]): Token | null => {
    const token = current()
    if (!kinds.includes(token.kind)) return null
    position += 1
    return token
  }
  const fail = (): never => {
    const { kind, at } = current()
    throw new SolrError(
      `org.apache.solr.search.SyntaxError: Cannot parse '${text}': Encountered "${kind}" at line 1, column ${at}.`,
    )
  }

  const readPrefix = (first: boolean): ClausePrefix => {
    const joined = first ? null : accept('and', 'or')
    const marked = accept('plus', 'minus', 'not')
    return {
      conjunction: joined ? (joined.kind === 'and' ? 'and' : 'or') : null,
      modifier: marked ? (marked.kind === 'plus' ? 'plus' : 'not') : null,
    }
  }

  const readQuery = (field: string | null): QueryNode => {
    const clauses: Clause[] = []
    do {
      const prefix = readPrefix(clauses.length === 0)
      const node = readClause(field)
      const before = clauses.pop()
      if (before) clauses.push({ ...before, occur: occurBefore(before.occur, prefix, operator) })
      clauses.push({ node, occur: occurOf(prefix, operator) })
      if (clauses.length > MAX_CLAUSES) {
        throw new SolrError(`too many boolean clauses: maxClauseCount is set to ${MAX_CLAUSES}`)
      }
    } while (current().kind !== 'end' && current().kind !== 'close')
    const [only] = clauses
    return clauses.length === 1 && only?.occur === 'should'
      ? only.node
      : { kind: 'boolean', clauses }
  }

  /** Reads a field name. An unknown name is the first part of a word, as in edismax, or a separate word. */
  const readField = (
    outer: string | null,
  ): { field: string | null; prefix?: string; word?: string } => {
    const token = current()
    const colon = following()
    const isStar = token.kind === 'wildcard' && token.text === '*'
    if (colon.kind !== 'colon' || !(isStar || token.kind === 'term')) return { field: outer }
    position += 2
    if (token.kind !== 'term') return { field: '*' }
    const name = unescapeLucene(token.text)
    if (!isField || isField(name)) return { field: name }
    const next = current()
    return next.kind === 'term' && next.at === colon.at + 1
      ? { field: outer, prefix: `${name}:` }
      : { field: outer, word: name }
  }

  const readClause = (outer: string | null): QueryNode => {
    const { field, prefix = '', word } = readField(outer)
    if (word !== undefined) return { kind: 'term', field, value: word }
    let node: QueryNode
    if (accept('open')) {
      depth += 1
      if (depth > MAX_DEPTH) throw new SolrError('Cannot parse a query with so many nested groups')
      node = readQuery(field)
      if (!accept('close')) fail()
      depth -= 1
    } else {
      const token = accept('term', 'quoted', 'wildcard', 'range') ?? fail()
      const tilde = accept('tilde')
      const amount = tilde?.kind === 'tilde' ? tilde.amount : undefined
      node = termNode(field, token, amount, prefix)
    }
    const boost = accept('boost')
    return boost?.kind === 'boost' ? { kind: 'boosted', node, factor: boost.factor } : node
  }

  const query = readQuery(null)
  if (current().kind !== 'end') fail()
  return query
}
