/** What goes back to the visitor. */
export interface SolrAnswer {
  readonly status: number
  /** JSON, padded where `json.wrf` was sent. */
  readonly body: string
}

/** An error in the shape of Solr's own. */
export function errorAnswer(code: number, msg: string): SolrAnswer {
  return { status: code, body: JSON.stringify({ error: { msg, code } }) }
}
