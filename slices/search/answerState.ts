import type { SearchParams } from '../../src/solr/request/params'
import type { Doc, SearchResponse } from '../../src/solr/response/searchResponse'

/** The results that a component shows. */
export interface AnswerState {
  readonly answer: SearchResponse
  /** The documents, in the order of the response's ids unless the browser sorts them. */
  readonly docs: readonly Doc[]
  /** The params of these results. The pager and the count use them, not those of a pending search. */
  readonly params: SearchParams
  readonly rows: number
  /** Set where the visitor has saved nothing, so that nothing was requested (design decision 38). */
  readonly nothingSaved?: true
}
