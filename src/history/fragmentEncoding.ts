import { encodePart } from '../solr/request/encodePairs'

/**
 * Encodes a name or value for the fragment, leaving `: , / ( ) *` readable. The tilde is encoded, since
 * `:~:` would begin a text directive and be cut off by the browser.
 */
export function encodeFragmentPart(text: string): string {
  return encodePart(text)
    .replace(/%(?:3A|2C|2F)/g, decodeURIComponent)
    .replace(/~/g, '%7E')
}

/**
 * Decodes percent escapes; malformed ones stay as they are. A plus is a space, as in a form's query string
 * (design decision 35). Never throws.
 */
export function decodeFragmentPart(text: string): string {
  return text.replace(/\+/g, ' ').replace(/(?:%[0-9a-fA-F]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
