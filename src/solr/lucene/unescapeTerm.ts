/** Reverses escapeTerm, and decodes Lucene's `\uXXXX` too. */
export function unescapeTerm(text: string): string {
  const quoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  const inner = quoted ? text.slice(1, -1) : text
  return inner.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
