import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import type { Edit } from './replaceRanges'

/** Moves the segments of a source map's `mappings` to their columns after edits of its script, each within a line. */
export function shiftMappings(code: string, mappings: string, edits: readonly Edit[]): string {
  let start = 0
  const lines = code.split('\n').map((line) => {
    const first = start
    start += line.length + 1
    return edits
      .filter((edit) => edit.start >= first && edit.start < start)
      .map((edit) => ({ column: edit.start - first, by: edit.text.length - edit.end + edit.start }))
      .sort((a, b) => a.column - b.column)
  })
  return encode(decode(mappings).map((segments, i) => shiftSegments(segments, lines[i] ?? [])))
}

interface Shift {
  readonly column: number
  readonly by: number
}

function shiftSegments(
  segments: readonly SourceMapSegment[],
  shifts: readonly Shift[],
): SourceMapSegment[] {
  let next = 0
  let moved = 0
  return segments.map(([column, ...rest]) => {
    for (let shift = shifts[next]; shift && shift.column < column; shift = shifts[++next])
      moved += shift.by
    return [column + moved, ...rest] as SourceMapSegment
  })
}
