/** Stands between ids on their way to Solr, where a comma could be part of one. */
export const SEPARATOR = '\u241e'

/** Splits the `ids` param at its commas; a backslash keeps the next character as it is. */
export function splitIds(text: string): readonly string[] {
  const ids = ['']
  for (const [found, escaped] of text.matchAll(/\\([\s\S])|[\s\S]/gu)) {
    if (found === ',') ids.push('')
    else ids[ids.length - 1] += escaped ?? found
  }
  return ids.filter((id) => id !== '')
}
