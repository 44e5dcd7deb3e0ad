import { prefixOf } from '../history/address/segments'
import { writePart } from '../history/address/writePart'
import { SAVED_IDS_IN_LINK } from '../solr/constants'
import { savedQuery } from './savedQuery'

/**
 * The address of the page of saved items: `{path}#q={flagKey}:({id1} OR {id2} ...)`, with the prefix of that
 * page's search. The newest ids, where Solr could not take all of them; no fragment where nothing is saved.
 * @param path may hold a fragment, which is replaced; empty is the current page, as `#q=…`.
 * @see spec 2.1
 */
export function savedHref(
  path: string,
  prefix: string,
  key: string,
  ids: readonly string[],
): string {
  const [page = ''] = path.split('#')
  const q = savedQuery(key, ids.slice(-SAVED_IDS_IN_LINK))
  return q === '' ? page : `${page}#${writePart(`${prefixOf(prefix)}q`)}=${writePart(q)}`
}
