/**
 * Writes a flag cookie's content: a JSON array of ids (spec 3.11). JSON.stringify would call the toJSON that
 * old versions of Prototype add to arrays and strings.
 */
export function writeFlagCookie(ids: readonly string[]): string {
  return `[${ids.map(quoteJson).join(',')}]`
}

/** A text as JSON. Lone surrogates are escaped too, since encodeURIComponent throws on them. */
export function quoteJson(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}\p{Cs}]/gu, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `"${escaped}"`
}
