import { SolrError } from '../solrError'
import type { FacetOptions } from './facetOptions'

type Options = Pick<FacetOptions, 'prefix' | 'contains' | 'containsIgnoresCase' | 'matches'>

/**
 * Creates the test that a listed value must pass: `facet.prefix`, and `facet.contains` or else `facet.matches`.
 * @throws SolrError when facet.matches is no regular expression.
 */
export function termFilter(options: Options): (term: string) => boolean {
  const { prefix, contains, containsIgnoresCase, matches } = options
  if (contains !== '') {
    const fold = containsIgnoresCase ? foldCase : (text: string) => text
    const part = fold(contains)
    return (term) => term.startsWith(prefix) && fold(term).includes(part)
  }
  if (matches === null) return (term) => term.startsWith(prefix)
  const pattern = wholePattern(matches)
  return (term) => term.startsWith(prefix) && pattern.test(term)
}

function wholePattern(source: string): RegExp {
  try {
    return new RegExp(`^(?:${source})$`, 'su')
  } catch {
    throw new SolrError(`facet.matches is not a regular expression: ${source}`)
  }
}

const ASCII = /^[\0-\x7f]*$/
const folded = new Map<string, string>()

/** Folds the case of each UTF-16 unit by itself, as Java compares: `ß` and `ss` differ. */
function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let result = ''
  for (let at = 0; at < text.length; at += 1) result += foldUnit(text[at] ?? '')
  return result
}

function foldUnit(unit: string): string {
  const known = folded.get(unit)
  if (known !== undefined) return known
  const single = (changed: string, before: string) => (changed.length === 1 ? changed : before)
  const upper = single(unit.toUpperCase(), unit)
  // In Java the lower case of İ is one letter.
  const fold = upper === 'İ' ? 'i' : single(upper.toLowerCase(), upper)
  folded.set(unit, fold)
  return fold
}
