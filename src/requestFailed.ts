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
