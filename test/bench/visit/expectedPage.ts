import { LONG_FACET } from '../pages/search'
import { type Search, type SearchResponse, searchBody } from '../pages/solr'
import type { ExpectedPage } from '../probe/types'
import { answerTo } from '../server/answers'

/** What to search for; the rest as on the first page. */
export type SearchPart = Partial<Search>

const START: Search = { q: '', filters: [], start: 0, rows: 24, sort: '' }

/** The page that a search must show, by the engine's own answer. */
export function expectedPage(part: SearchPart): ExpectedPage {
  const search = { ...START, ...part }
  const { response, facet_counts }: SearchResponse = JSON.parse(
    answerTo(searchBody(search).toString()),
  )
  const values = Object.entries(facet_counts.facet_fields[LONG_FACET] ?? {})
  const valueAt = (at: number) => values[at] ?? (['', 0] as const)
  return {
    results: response.docs.length,
    first: response.docs[0]?.id ?? '',
    last: response.docs.at(-1)?.id ?? '',
    total: response.numFound,
    filters: search.filters.length,
    values: values.length,
    firstValue: valueAt(0),
    middleValue: valueAt(values.length >> 1),
    lastValue: valueAt(values.length - 1),
  }
}
