import { SolrError } from '../solrError'

/**
 * Unescapes a term: a backslash stands for the character after it, `\u00e9` for the character with that number.
 * @throws SolrError when the text ends with a lone backslash or `\u` lacks its four digits.
 */
export function unescapeLucene(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\(u([\da-fA-F]{4})|[\s\S]|$)/g, (_, escaped: string, hex?: string) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16))
    if (escaped === 'u') throw new SolrError('Non-hex character in Unicode escape sequence')
    if (escaped === '') throw new SolrError('Term can not end with escape character.')
    return escaped
  })
}
