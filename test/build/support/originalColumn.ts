import assert from 'node:assert/strict'
import { SourceMap } from 'node:module'

/** The column in its source of a place in a script, by the `mappings` of the script's source map. */
export function originalColumn(mappings: string, line: number, column: number): number {
  const map = new SourceMap({
    file: '',
    version: 3,
    sources: ['a.ts'],
    sourcesContent: [],
    names: [],
    mappings,
    sourceRoot: '',
  })
  const entry = map.findEntry(line, column)
  assert.ok('originalColumn' in entry)
  return entry.originalColumn
}
