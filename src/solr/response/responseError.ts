/** An answer that holds no usable result; the message says why, in words for the log. */
export class ResponseError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ResponseError'
  }
}
