/**
 * One option written as an attribute: `solr.url` = "…" becomes { solr: { url: "…" } }.
 * A value that is a JSON object or list is read as such; anything else stays a text for the schema to read.
 * @throws SyntaxError when a value that starts like JSON is none.
 */
export function option(path: string, value: string): Record<string, unknown> {
  const trimmed = value.trim()
  const read: unknown =
    /^[[{]/.test(trimmed) && /[\]}]$/.test(trimmed) ? JSON.parse(trimmed) : value
  return path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, key) => ({ [key]: inner }), read) as Record<string, unknown>
}
