/** A request that the proxy does not send to Solr. The message says why. */
export class Rejected extends Error {}

/** Quotes a value for a message. Long values are shortened. */
export function quoteValue(value: string): string {
  const text = value.length > 60 ? `${value.slice(0, 60)}…` : value
  return `"${text}"`
}
