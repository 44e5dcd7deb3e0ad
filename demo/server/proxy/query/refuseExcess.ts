import type { Ceilings } from '../proxyConfig'
import { Refused } from '../refused'
import type { QueryToken } from './queryTokens'

/** Groups in groups: Solr's parser calls itself for each, and ends on its stack's last page. */
const DEEPEST = 20

const TERMS: readonly QueryToken['kind'][] = ['word', 'wildcard', 'quoted', 'range']
const OPERATOR = /^(?:AND|OR|NOT|&&|\|\|)$/

/** @throws Refused for a query that is small to send and large to run. */
export function refuseExcess(name: string, tokens: readonly QueryToken[], most: Ceilings): void {
  const isTerm = ({ kind, text }: QueryToken) => TERMS.includes(kind) && !OPERATOR.test(text)
  const fields = tokens.filter(({ text }) => text === ':')
  if (tokens.filter(isTerm).length - fields.length > most.terms)
    throw new Refused(`${name} has more than ${most.terms} terms`)
  const costly = tokens.filter(
    ({ kind, text }) => (kind === 'wildcard' && text !== '*') || text.startsWith('~'),
  )
  if (costly.length > most.wildcards) {
    throw new Refused(`${name} has more than ${most.wildcards} wildcards or fuzzy words`)
  }
  let depth = 0
  for (const { text } of tokens) {
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    if (depth > DEEPEST) throw new Refused(`${name} has groups in more than ${DEEPEST} groups`)
  }
}
