import { safeUrl } from './safeUrl'

/**
 * Removes the candidates of a srcset that are malformed or unsafe. It is split as in the HTML standard: a URL
 * ends at white space, so it can contain commas.
 * @returns null when no candidate is left.
 */
export function safeSrcset(text: string): string | null {
  const safe: string[] = []
  for (const [, found = '', descriptor = ''] of text.trim().matchAll(CANDIDATE)) {
    const ended = found.endsWith(',')
    const url = safeUrl(found.replace(/,+$/, ''))
    const size = ended ? '' : descriptor.trim()
    if (url !== null && (size === '' || SIZE.test(size))) safe.push(size ? `${url} ${size}` : url)
  }
  return safe.length > 0 ? safe.join(', ') : null
}

const CANDIDATE = /[\s,]*(\S+)((?<=,)|[^,]*)/g
const SIZE = /^(?:\d+[wh]|\d+(?:\.\d+)?x)$/
