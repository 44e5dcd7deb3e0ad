/** Decodes percent escapes; the malformed ones stay as they stand. Never throws. */
export function readPart(text: string): string {
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
