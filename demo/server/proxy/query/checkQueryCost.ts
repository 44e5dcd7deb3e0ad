import type { Limits } from '../proxyConfig'
import { Rejected } from '../rejected'
import type { QueryToken } from './queryTokens'

/** Groups in groups: Solr's parser calls itself for each, and ends on its stack's last page. */
const MAX_DEPTH = 20

const TERMS: readonly QueryToken['kind'][] = ['word', 'wildcard', 'quoted', 'range']
const OPERATOR = /^(?:AND|OR|NOT|&&|\|\|)$/

/** @throws Refused for a query that is small to send and large to run. */
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
    if (depth > MAX_DEPTH) throw new Rejected(`${name} has groups in more than ${MAX_DEPTH} groups`)
  }
}
