const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

interface Script {
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/**
 * Escapes every character of a script that is not ASCII. A classic script is read in its page's encoding, and
 * old CMSs serve pages in other encodings than UTF-8: there "1–10" would become "1â€“10".
 */
export function asciiOnly({ code, mappings }: Script): Script {
  const lines = code.split('\n')
  const shifted = mappings.split(';').map((line, i) => shiftSegments(line, lines[i] ?? ''))
  return { code: code.replace(NON_ASCII, escapeCharacter), mappings: shifted.join(';') }
}

const NON_ASCII = /\\?[^\0-\x7f]/g

function escapeCharacter(found: string): string {
  if (found.startsWith('\\'))
    throw new Error(`A backslash before a character that is not ASCII: ${found}`)
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Shifts a line's segments to their columns after escaping: five to the right for each escape before them. */
function shiftSegments(segments: string, line: string): string {
  const columns = [...line.matchAll(NON_ASCII)].map(({ index }) => index)
  if (columns.length === 0 || segments === '') return segments
  let column = 0
  let written = 0
  const parts = segments.split(',').map((segment) => {
    const [delta, rest] = decodeVlq(segment)
    column += delta
    const shifted = column + 5 * columns.filter((at) => at < column).length
    const text = encodeVlq(shifted - written) + rest
    written = shifted
    return text
  })
  return parts.join(',')
}

/** Reads a Base64 VLQ: five bits a digit, lowest first. The sixth bit means that more follow, the lowest is the sign. */
function decodeVlq(segment: string): readonly [number, string] {
  let value = 0
  let at = 0
  for (let more = true; more; at++) {
    const digit = DIGITS.indexOf(segment[at] ?? 'A')
    value += (digit & 31) * 32 ** at
    more = digit > 31
  }
  return [value % 2 === 1 ? -(value - 1) / 2 : value / 2, segment.slice(at)]
}

function encodeVlq(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let text = ''
  do {
    const digit = rest % 32
    rest = Math.floor(rest / 32)
    text += DIGITS[rest > 0 ? digit + 32 : digit]
  } while (rest > 0)
  return text
}
