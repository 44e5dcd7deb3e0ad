import type { InstantSearchProps } from 'react-instantsearch'
import { ROWS, requestSearch } from '../requestSearch'
import { SORTS } from '../search'

/** The name of an index stands for a sort order, as InstantSearch has it. */
export const INDICES = SORTS.map(({ label }, at) => ({ value: `listings_${at}`, label }))

interface Request {
  readonly indexName: string
  readonly params?: {
    readonly query?: string
    readonly page?: number
    readonly facetFilters?: readonly (string | readonly string[])[]
  }
}

/** Sends InstantSearch's searches to Solr. */
export const searchClient = {
  search: async (requests: readonly Request[]) => ({
    results: await Promise.all(requests.map(searchOnce)),
  }),
} as unknown as NonNullable<InstantSearchProps['searchClient']>

async function searchOnce({ indexName, params = {} }: Request) {
  const { query = '', page = 0, facetFilters = [] } = params
  const filters = facetFilters.flat().map((filter) => {
    const colon = filter.indexOf(':')
    return [filter.slice(0, colon), filter.slice(colon + 1)] as const
  })
  const sort = SORTS[INDICES.findIndex(({ value }) => value === indexName)]?.value ?? ''
  const search = { q: query, filters, start: page * ROWS, rows: ROWS, sort }
  const { response, facet_counts } = await requestSearch(search)
  return {
    index: indexName,
    query,
    params: '',
    hits: response.docs.map((doc) => ({ ...doc, objectID: doc.id })),
    nbHits: response.numFound,
    page,
    hitsPerPage: ROWS,
    nbPages: Math.ceil(response.numFound / ROWS),
    facets: facet_counts.facet_fields,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  }
}
