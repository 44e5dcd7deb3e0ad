import type { Edit } from './replaceRanges'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Moves the segments of a source map's `mappings` to their columns after edits of its script, each within a line. */
export function shiftMappings(code: string, mappings: string, edits: readonly Edit[]): string {
  let start = 0
  const lines = code.split('\n').map((line) => {
    const first = start
    start += line.length + 1
    return edits
      .filter((edit) => edit.start >= first && edit.start < start)
      .map((edit) => ({ column: edit.start - first, by: edit.text.length - edit.end + edit.start }))
  })
  return mappings
    .split(';')
    .map((segments, i) => shiftSegments(segments, lines[i] ?? []))
    .join(';')
}

interface Shift {
  readonly column: number
  readonly by: number
}

function shiftSegments(segments: string, shifts: readonly Shift[]): string {
  if (shifts.length === 0 || segments === '') return segments
  const sorted = shifts.toSorted((a, b) => a.column - b.column)
  let column = 0
  let written = 0
  let next = 0
  let moved = 0
  const parts = segments.split(',').map((segment) => {
    const [delta, rest] = decodeVlq(segment)
    column += delta
    for (let shift = sorted[next]; shift && shift.column < column; shift = sorted[++next])
      moved += shift.by
    const text = encodeVlq(column + moved - written) + rest
    written = column + moved
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
