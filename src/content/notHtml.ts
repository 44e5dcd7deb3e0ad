import { RequestFailed } from '../requestFailed'

/** A response that is no markup. */
export class NotHtml extends RequestFailed {
  /** @param mediaType its `Content-Type`; empty without one. */
  constructor(
    status: number,
    readonly mediaType: string,
  ) {
    super(status, `no HTML but ${mediaType || 'of no type'}`)
  }
}
