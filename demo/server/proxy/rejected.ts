/** A request that the proxy does not send to Solr. The message says why. */
export class Rejected extends Error {
  /**
   * @param field the field that is not allowed; empty where another reason counts
   * @param param the name of the param; empty where the request as a whole is rejected
   */
  constructor(
    message: string,
    readonly field = '',
    readonly param = '',
  ) {
    super(message)
  }

  /** The reason, the param and the field in one line. What a visitor sent is quoted, and cut. */
  logLine(): string {
    const quoted = (text: string) => JSON.stringify(text.slice(0, 120))
    const param = this.param && `, param ${quoted(this.param)}`
    const field = this.field && `, field ${quoted(this.field)}`
    return `Vitrine refused a search: ${quoted(this.message)}${param}${field}`
  }
}

/** Quotes a value for a message. Long values are shortened. */
export function quoteValue(value: string): string {
  const text = value.length > 60 ? `${value.slice(0, 60)}…` : value
  return `"${text}"`
}
