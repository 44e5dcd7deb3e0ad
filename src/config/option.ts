/** Stands for an attribute without a value: an on-or-off option is on, any other one is absent. */
export const BARE = Symbol('without a value')

/**
 * One option written as an attribute: `solr.url` = "…" becomes { solr: { url: "…" } }.
 * A value that is a JSON object or list is read as such; anything else stays a text for the schema to read.
 * @throws SyntaxError when a value that starts like JSON is none.
 */
export function option(path: string, value: string): Record<string, unknown> {
  const trimmed = value.trim()
  const isJson = /^[[{]/.test(trimmed) && /[\]}]$/.test(trimmed)
  const read: unknown = isJson ? JSON.parse(trimmed) : value === '' ? BARE : value
  return path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, key) => ({ [key]: inner }), read) as Record<string, unknown>
}
