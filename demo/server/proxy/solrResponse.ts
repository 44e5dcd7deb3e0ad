/** The response to the visitor. */
export interface SolrResponse {
  readonly status: number
  /** JSON, wrapped in a callback when `json.wrf` was sent. */
  readonly body: string
}

/** Creates an error in the shape of Solr's errors. */
export function errorResponse(code: number, msg: string): SolrResponse {
  return { status: code, body: JSON.stringify({ error: { msg, code } }) }
}
