import type { SearchParams } from '../../src/solr/request/params'
import type { Doc, SearchResponse } from '../../src/solr/response/searchResponse'

/** The one answer that a component shows: replaced whole, so that an older one is never kept alive. */
export interface AnswerState {
  readonly answer: SearchResponse
  /** The documents of the answer's ids, in their order. */
  readonly docs: readonly Doc[]
  /** What was asked; the pager and the count speak of these, not of a newer choice still pending. */
  readonly params: SearchParams
  readonly rows: number
}
