import { encodeFragmentPart } from '../history/fragmentEncoding'
import { namePrefix } from '../history/fragmentPairs'
import { FLAG_IDS_IN_LINK } from './constants'
import { flagQuery } from './flagQuery'

/**
 * The address of the saved-items page: `{path}#q={flagKey}:({id1} OR {id2} ...)`, with the prefix of that
 * page's search. Holds the newest ids when there are more than Solr can take, and no fragment when there are none.
 * @param path its own fragment is replaced; an empty one is the current page, as `#q=…`.
 * @see spec 2.1
 */
export function flagHref(
  path: string,
  prefix: string,
  key: string,
  ids: readonly string[],
): string {
  const [page = ''] = path.split('#')
  const q = flagQuery(key, ids.slice(-FLAG_IDS_IN_LINK))
  return q === ''
    ? page
    : `${page}#${encodeFragmentPart(`${namePrefix(prefix)}q`)}=${encodeFragmentPart(q)}`
}
