import { DEFAULT_MINCOUNT } from '../solr/constants'
import { extraValues } from '../solr/request/extraValues'
import { noParams } from '../solr/request/params'
import { searchBody } from '../solr/request/searchBody'
import type { SearchRequest } from '../solr/request/searchRequest'
import { SUGGEST_LIMIT } from './constants'
import type { SuggestTerm } from './suggestTerm'

/** The extra params that do not change which documents are found: suggestions do not need them. */
const UNUSED_PARAMS =
  /^(?:facet|stats|hl|spellcheck|group|bq|boost|bf|sort|fl)$|^(?:f|facet|stats|hl|spellcheck|group)\./

/**
 * The body of a request for suggestions: the words of a field that begin with the last typed word, counted in the
 * current results. Earlier words and filters apply, so that no suggestion leads to an empty result.
 * @param request the component's search, with the earlier words as its q.
 * @see spec 5.3, 7.1
 */
export function suggestBody(
  request: SearchRequest,
  field: string,
  { prefix }: SuggestTerm,
): string {
  const { q, fq } = request.params
  const extraParams = [...extraValues(request)].filter(([name]) => !UNUSED_PARAMS.test(name))
  return searchBody({
    ...request,
    params: { ...noParams, q, fq },
    facets: [{ field, mode: 'and' }],
    rows: 0,
    defaultBoost: '',
    extraParams: {
      ...Object.fromEntries(extraParams),
      'facet.limit': String(SUGGEST_LIMIT),
      'facet.mincount': String(DEFAULT_MINCOUNT),
      'facet.prefix': prefix,
    },
  })
}
