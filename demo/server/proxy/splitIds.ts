/** The separator of ids in the query to Solr. A comma could be part of an id. */
export const SEPARATOR = '\u241e'

/** Splits the `ids` param at commas. A backslash escapes the next character. */
export function splitIds(text: string): readonly string[] {
  const ids = ['']
  for (const [found, escaped] of text.matchAll(/\\([\s\S])|[\s\S]/gu)) {
    if (found === ',') ids.push('')
    else ids[ids.length - 1] += escaped ?? found
  }
  return ids.filter((id) => id !== '')
}
