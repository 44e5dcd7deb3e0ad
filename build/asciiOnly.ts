const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

interface Script {
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/**
 * Spells a script in ASCII alone, the rest escaped. A classic script is read in its page's encoding, and old
 * CMSs serve pages in others than UTF-8: "1–10" would read "1â€“10" there.
 */
export function asciiOnly({ code, mappings }: Script): Script {
  const lines = code.split('\n')
  const moved = mappings.split(';').map((line, i) => shifted(line, lines[i] ?? ''))
  return { code: code.replace(BEYOND_ASCII, escaped), mappings: moved.join(';') }
}

const BEYOND_ASCII = /\\?[^\0-\x7f]/g

function escaped(found: string): string {
  if (found.startsWith('\\')) throw new Error(`A backslash stands before a letter: ${found}`)
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Moves a line's segments to where their columns are after escaping: five to the right for each escape before. */
function shifted(segments: string, line: string): string {
  const places = [...line.matchAll(BEYOND_ASCII)].map(({ index }) => index)
  if (places.length === 0 || segments === '') return segments
  let column = 0
  let written = 0
  const parts = segments.split(',').map((segment) => {
    const [delta, rest] = firstNumber(segment)
    column += delta
    const place = column + 5 * places.filter((at) => at < column).length
    const text = number(place - written) + rest
    written = place
    return text
  })
  return parts.join(',')
}

/** Base64 VLQ: five bits a digit, lowest first, the sixth says that more follow, the very lowest is the sign. */
function firstNumber(segment: string): readonly [number, string] {
  let value = 0
  let at = 0
  for (let more = true; more; at++) {
    const digit = DIGITS.indexOf(segment[at] ?? 'A')
    value += (digit & 31) * 32 ** at
    more = digit > 31
  }
  return [value % 2 === 1 ? -(value - 1) / 2 : value / 2, segment.slice(at)]
}

function number(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let text = ''
  do {
    const digit = rest % 32
    rest = Math.floor(rest / 32)
    text += DIGITS[rest > 0 ? digit + 32 : digit]
  } while (rest > 0)
  return text
}
