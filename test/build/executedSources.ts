import { SourceMap } from 'node:module'

/** The ranges of a function and how often each ran, as V8 counts them. Inner ranges override outer ones. */
export interface CoveredFunction {
  readonly ranges: readonly {
    readonly startOffset: number
    readonly endOffset: number
    readonly count: number
  }[]
}

/**
 * Counts the executed characters of each source, from the script's coverage and its source map. Only characters of
 * words count, since brackets and commas of the wrapper are mapped to the source beside them.
 */
export function executedSources(
  code: string,
  map: string,
  functions: readonly CoveredFunction[],
): Map<string, number> {
  const ran = new Uint8Array(code.length)
  const ranges = functions.flatMap((one) => one.ranges)
  const widest = [...ranges].sort(
    (a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset),
  )
  for (const { startOffset, endOffset, count } of widest)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)

  const sources = new Map<string, number>()
  const lookUp = new SourceMap(JSON.parse(map))
  let line = 0
  let column = 0
  for (let at = 0; at < code.length; at++) {
    if (ran[at] && /[\w$]/.test(code[at] ?? '')) {
      const entry = lookUp.findEntry(line, column)
      if ('originalSource' in entry && entry.originalSource)
        sources.set(entry.originalSource, (sources.get(entry.originalSource) ?? 0) + 1)
    }
    column += 1
    if (code[at] === '\n') {
      line += 1
      column = 0
    }
  }
  return sources
}
