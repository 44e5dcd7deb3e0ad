import { safeUrl } from './safeUrl'

/**
 * A srcset without the candidates that safeUrl refuses or that are malformed. Split as the HTML
 * standard does: a URL runs to the next white space, so a comma inside it does not end it.
 * @returns null when no candidate is left.
 */
export function safeSrcset(text: string): string | null {
  const kept: string[] = []
  for (const [, found = '', descriptor = ''] of text.trim().matchAll(CANDIDATE)) {
    const ended = found.endsWith(',')
    const url = safeUrl(found.replace(/,+$/, ''))
    const size = ended ? '' : descriptor.trim()
    if (url !== null && (size === '' || SIZE.test(size))) kept.push(size ? `${url} ${size}` : url)
  }
  return kept.length > 0 ? kept.join(', ') : null
}

const CANDIDATE = /[\s,]*(\S+)((?<=,)|[^,]*)/g
const SIZE = /^(?:\d+[wh]|\d+(?:\.\d+)?x)$/
