import { parseAst, type Rolldown } from 'vite'
import { type Edit, replaceRanges } from './replaceRanges'

/** The part of a chunk that tells what it loads. File names are relative to dist. */
export type ChunkImports = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry'>

/**
 * Lets each `import()` of a chunk load the chunk's own imports at the same time. Browsers learn of them only from the
 * loaded chunk, so a chain of imports costs a round trip for each link (design decision 41).
 *
 * `import("./map.js")` becomes `Promise.all([import("./map.js"), import("./layers.js")]).then(([m]) => m)`: it is
 * rejected when any of the files cannot be loaded, as before.
 */
export function flattenImports(code: string, chunks: readonly ChunkImports[]): string {
  const edits: Edit[] = []
  visitImports(parseAst(code), (path, start, end) => {
    const others = laterImports(path, chunks)
    if (others.length === 0) return
    const all = [path, ...others].map((one) => `import(${JSON.stringify(one)})`)
    edits.push({ start, end, text: `Promise.all([${all.join(', ')}]).then(([m]) => m)` })
  })
  return replaceRanges(code, edits)
}

/** @returns the chunks that the one at `path` imports, directly or not, as paths like its own, without those that the page's entry has loaded already */
export function laterImports(path: string, chunks: readonly ChunkImports[]): readonly string[] {
  const entry = chunks.find((chunk) => chunk.isEntry)
  const loaded = new Set(entry ? [...allImports(entry, chunks), entry.fileName] : [])
  const chunk = chunks.find((one) => pathOf(one.fileName) === path)
  if (!chunk) return []
  const later = [...allImports(chunk, chunks)].filter((one) => !loaded.has(one))
  return later.map(pathOf).sort()
}

function pathOf(fileName: string): string {
  return `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`
}

function allImports(chunk: ChunkImports, chunks: readonly ChunkImports[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = ({ imports }: ChunkImports) => {
    for (const fileName of imports) {
      if (found.has(fileName)) continue
      found.add(fileName)
      const next = chunks.find((one) => one.fileName === fileName)
      if (next) add(next)
    }
  }
  add(chunk)
  found.delete(chunk.fileName)
  return found
}

/** Calls `visit` with the path and the range of each `import()` of a string. */
function visitImports(
  node: unknown,
  visit: (path: string, start: number, end: number) => void,
): void {
  if (typeof node !== 'object' || node === null) return
  if (isImport(node)) visit(node.source.value, node.start, node.end)
  for (const child of Object.values(node)) visitImports(child, visit)
}

interface ImportCall {
  readonly start: number
  readonly end: number
  readonly source: { readonly value: string }
}

function isImport(node: object): node is ImportCall {
  if (!('type' in node) || node.type !== 'ImportExpression' || !('source' in node)) return false
  const { source } = node
  return typeof source === 'object' && source !== null && 'value' in source
}
