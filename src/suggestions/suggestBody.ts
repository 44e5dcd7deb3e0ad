import { DEFAULT_MINCOUNT } from '../solr/constants'
import { extraValues } from '../solr/request/extraValues'
import { noParams } from '../solr/request/params'
import { searchBody } from '../solr/request/searchBody'
import type { SearchRequest } from '../solr/request/searchRequest'
import { SUGGEST_LIMIT } from './constants'
import type { SuggestTerm } from './suggestTerm'

/** What the page's own params may ask beside which documents are found: of no use here. */
const BESIDE =
  /^(?:facet|stats|hl|spellcheck|group|bq|boost|bf|sort|fl)$|^(?:f|facet|stats|hl|spellcheck|group)\./

/**
 * The body that asks for suggestions: the words of a field that begin with the last one typed, counted
 * among what the search finds now. Earlier words and filters stay, so that no suggestion leads to nothing.
 * @param request the component's search, its q the earlier words.
 * @see spec 5.3, 7.1
 */
export function suggestBody(
  request: SearchRequest,
  field: string,
  { prefix }: SuggestTerm,
): string {
  const { q, fq } = request.params
  const kept = [...extraValues(request)].filter(([name]) => !BESIDE.test(name))
  return searchBody({
    ...request,
    params: { ...noParams, q, fq },
    facets: [{ field, mode: 'and' }],
    rows: 0,
    defaultBoost: '',
    extraParams: {
      ...Object.fromEntries(kept),
      'facet.limit': String(SUGGEST_LIMIT),
      'facet.mincount': String(DEFAULT_MINCOUNT),
      'facet.prefix': prefix,
    },
  })
}
