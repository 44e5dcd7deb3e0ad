/**
 * A flag cookie's content: a JSON array of ids (spec 3.11). Written by hand, since old Prototype puts a
 * toJSON on arrays and texts that JSON.stringify would call.
 */
export function writeIds(ids: readonly string[]): string {
  return `[${ids.map(quoted).join(',')}]`
}

/** One text as JSON; halves of characters are escaped too, since nothing could encode them. */
export function quoted(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}\p{Cs}]/gu, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `"${escaped}"`
}
