/** A request without a usable response. Its message is what spec 8 logs: '{status}, {error}'. */
export class RequestFailed extends Error {
  /**
   * @param status the HTTP status, or 0 when there was no response.
   * @param words what the server says of it; empty when it says nothing.
   */
  constructor(
    readonly status: number,
    readonly error: string,
    readonly words = '',
  ) {
    super(`${status}, ${error}`)
    this.name = 'RequestFailed'
  }
}

/** Converts any error of a request to what is logged. A malformed response has status 200: it did arrive. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestFailed) return error
  return { status: 200, error: error instanceof Error ? error.message : String(error), words: '' }
}

/** What became of a request: its status, the reason that spec 8 logs, and the server's words. */
export type Failure = Pick<RequestFailed, 'status' | 'error' | 'words'>

/**
 * Names a request and what became of it (design decision 39), such as
 * `POST /solr/select answered 400 Bad Request: the field "x" is not allowed`.
 */
export function describeFailure(url: string, { status, error, words }: Failure): string {
  const outcome = status === 0 ? 'had no answer:' : `answered ${status}`
  return [`POST ${url}`, outcome, words ? `${error}: ${words}` : error].join(' ')
}
