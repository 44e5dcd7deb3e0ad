/** A request that does not go on to Solr, and why, in words. */
export class Rejected extends Error {}

/** A value as it may stand in a message: not all of a long one. */
export function quoteValue(value: string): string {
  const text = value.length > 60 ? `${value.slice(0, 60)}…` : value
  return `"${text}"`
}
