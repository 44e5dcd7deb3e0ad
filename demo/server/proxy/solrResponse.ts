/** What goes back to the visitor. */
export interface SolrResponse {
  readonly status: number
  /** JSON, padded where `json.wrf` was sent. */
  readonly body: string
}

/** An error in the shape of Solr's own. */
export function errorResponse(code: number, msg: string): SolrResponse {
  return { status: code, body: JSON.stringify({ error: { msg, code } }) }
}
