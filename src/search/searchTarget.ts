import { writeFragment } from '../history/fragment'
import { encodePart } from '../solr/request/encodePairs'
import { noParams } from '../solr/request/params'

/** The page that a search box leads to (design decision 35). */
export interface SearchTarget {
  /** Absolute; may have a query and a fragment of its own. */
  readonly url: string
  /** The name of the parameter that holds the term. */
  readonly name: string
  /** More parameters, as the hidden inputs of a form give them. */
  readonly hidden: readonly (readonly [name: string, value: string])[]
}

/**
 * The address of a search for a term: the term is in the query string, or in the fragment where the page's own
 * fragment has parameters, which win over the query string. Without a term it is that of the page.
 * @param inFragment whether the query string cannot hold it: on Drupal 7 the parameter `q` is the page's path.
 */
export function searchHref(
  { url, name, hidden }: SearchTarget,
  term: string,
  inFragment: boolean,
): string {
  const [beforeFragment = '', ...rest] = url.split('#')
  const [page = '', ...query] = beforeFragment.split('?')
  const fragment = rest.join('#')
  const usesFragment = inFragment || fragment.includes('=')
  const added = [...hidden, ...(term === '' || usesFragment ? [] : [[name, term] as const])]
  const names = new Set(added.map(([one]) => one))
  const others = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !names.has(nameOf(pair)))
  const pairs = [
    ...others,
    ...added.map(([one, value]) => `${encodePart(one)}=${encodePart(value)}`),
  ]
  const params = { ...noParams, q: term }
  const written =
    term !== '' && usesFragment ? writeFragment(fragment, params, noParams, ['q']) : fragment
  return [page, pairs.join('&') && `?${pairs.join('&')}`, written && `#${written}`].join('')
}

/** Whether an address is that of the current page, which may have more parameters. Both are absolute. */
export function isSamePage(url: string, current: string): boolean {
  const [one, other] = [new URL(url), new URL(current)]
  return (
    one.origin === other.origin &&
    one.pathname === other.pathname &&
    [...one.searchParams].every(([name, value]) => other.searchParams.getAll(name).includes(value))
  )
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}
