/** A request without a usable response. Its message is what spec 8 logs: '{status}, {error}'. */
export class RequestFailed extends Error {
  /** @param status the HTTP status, or 0 when there was no response. */
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(`${status}, ${error}`)
    this.name = 'RequestFailed'
  }
}

/** Converts any error of a request to what is logged. A malformed response has status 200: it did arrive. */
export function failureOf(error: unknown): { readonly status: number; readonly error: string } {
  if (error instanceof RequestFailed) return { status: error.status, error: error.error }
  return { status: 200, error: error instanceof Error ? error.message : String(error) }
}
