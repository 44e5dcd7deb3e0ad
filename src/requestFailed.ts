/** A request that brought no usable answer. Its message is what spec 8 wants logged: '{status}, {error}'. */
export class RequestFailed extends Error {
  /** @param status the HTTP status, or 0 when there was no answer. */
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(`${status}, ${error}`)
    this.name = 'RequestFailed'
  }
}

/** Whatever went wrong with a request, as it is logged: an answer that cannot be read came all the same. */
export function failureOf(error: unknown): { readonly status: number; readonly error: string } {
  if (error instanceof RequestFailed) return { status: error.status, error: error.error }
  return { status: 200, error: error instanceof Error ? error.message : String(error) }
}
