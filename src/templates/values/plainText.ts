import { decodeHTML } from 'entities/decode'

const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi

/**
 * The approximate text of HTML, shown until the sanitiser has loaded or where it cannot be used. It is safe as a
 * text node only, never as markup.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(REFERENCE, (reference) => decodeHTML(reference))
    .replace(/\s+/g, ' ')
    .trim()
}
