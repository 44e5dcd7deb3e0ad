/** An error response, as Solr gives it: an HTTP status and a message. */
export class SolrError extends Error {
  override readonly name = 'SolrError'

  constructor(
    message: string,
    readonly code = 400,
  ) {
    super(message)
  }
}
