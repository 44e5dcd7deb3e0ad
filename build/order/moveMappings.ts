import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'

/** A part of a script: from `start` up to, not including, `end`. */
export interface Piece {
  readonly start: number
  readonly end: number
}

/** A segment of a source map, and its place in the script. */
interface Placed {
  readonly at: number
  readonly segment: SourceMapSegment
}

/**
 * Moves the segments of a source map's `mappings` with the pieces of its script.
 * @param pieces all of the script, in its new order
 */
export function moveMappings(code: string, mappings: string, pieces: readonly Piece[]): string {
  const starts = lineStarts(code)
  const segments = decode(mappings).flatMap((line, i) =>
    line.map((segment): Placed => ({ at: (starts[i] ?? 0) + segment[0], segment })),
  )
  const byPiece = new Map<Piece, Placed[]>()
  let next = 0
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const own: Placed[] = []
    for (let one = segments[next]; one && one.at < piece.end; one = segments[++next]) own.push(one)
    byPiece.set(piece, own)
  }
  let end = 0
  const moved = pieces.flatMap((piece) => {
    const by = end - piece.start
    end += piece.end - piece.start
    return (byPiece.get(piece) ?? []).map(({ at, segment }) => ({ at: at + by, segment }))
  })
  const text = pieces.map((piece) => code.slice(piece.start, piece.end)).join('')
  return encode(inLines(moved, lineStarts(text)))
}

function lineStarts(code: string): readonly number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function inLines(placed: readonly Placed[], starts: readonly number[]): SourceMapSegment[][] {
  const lines: SourceMapSegment[][] = starts.map(() => [])
  let line = 0
  for (const { at, segment } of placed) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line++
    const [, ...rest] = segment
    lines[line]?.push([at - (starts[line] ?? 0), ...rest] as SourceMapSegment)
  }
  return lines
}
