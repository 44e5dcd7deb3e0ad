/** JSON without halves of UTF-16's pairs, which no page can hold: U+FFFD stands for them, as in the library. */
export function wellFormed(json: string): string {
  const pattern =
    /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[\s\S])/g
  return json.replace(pattern, (found) => (found.length === 6 ? '\\ufffd' : found))
}
