import type { Limits } from '../proxyConfig'
import { Rejected } from '../rejected'
import type { QueryToken } from './queryTokens'

/** The maximum depth of nested groups. Solr's parser is recursive and would overflow its stack. */
const MAX_DEPTH = 20

const TERMS: readonly QueryToken['kind'][] = ['word', 'wildcard', 'quoted', 'range']
const OPERATOR = /^(?:AND|OR|NOT|&&|\|\|)$/

/** @throws Rejected for a query that is too expensive. */
export function checkQueryCost(name: string, tokens: readonly QueryToken[], limits: Limits): void {
  const isTerm = ({ kind, text }: QueryToken) => TERMS.includes(kind) && !OPERATOR.test(text)
  const fields = tokens.filter(({ text }) => text === ':')
  if (tokens.filter(isTerm).length - fields.length > limits.terms)
    throw new Rejected(`${name} has more than ${limits.terms} terms`)
  const costly = tokens.filter(
    ({ kind, text }) => (kind === 'wildcard' && text !== '*') || text.startsWith('~'),
  )
  if (costly.length > limits.wildcards) {
    throw new Rejected(`${name} has more than ${limits.wildcards} wildcards or fuzzy words`)
  }
  let depth = 0
  for (const { text } of tokens) {
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    if (depth > MAX_DEPTH) throw new Rejected(`${name} has more than ${MAX_DEPTH} nested groups`)
  }
}
