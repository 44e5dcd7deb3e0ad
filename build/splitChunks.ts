import type { Rolldown } from 'vite'
import { parseAst } from 'vite'

/** What is read of a chunk of the first pass. */
export type SplitChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'exports' | 'facadeModuleId' | 'isEntry'
>

/** The chunks of the second classic script, and what they take from those of the first. */
export interface Split<C> {
  readonly extension: C
  readonly first: readonly C[]
  readonly second: readonly C[]
  /** In the order in which the first script hands them over. */
  readonly shared: readonly Shared[]
}

export interface Shared {
  /** The chunk of the first script that exports it. */
  readonly fileName: string
  readonly name: string
}

const EXTENSION = /[\\/]mount[\\/]extension[\\/]extension\.ts$/

/** Finds the chunks that only mount/extension/extension.ts leads to. @returns null where there is no such module */
export function splitChunks<C extends SplitChunk>(chunks: readonly C[]): Split<C> | null {
  const extension = chunks.find(({ facadeModuleId }) => EXTENSION.test(facadeModuleId ?? ''))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!extension || !entry) return null
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: C, found: Set<C>, stop?: C) => {
    if (from === stop || found.has(from)) return found
    found.add(from)
    for (const name of [...from.imports, ...from.dynamicImports]) {
      const next = byName.get(name)
      if (next) reach(next, found, stop)
    }
    return found
  }
  const ofFirst = reach(entry, new Set(), extension)
  const second = [...reach(extension, new Set())].filter((chunk) => !ofFirst.has(chunk))
  const shared = second.flatMap((chunk) => sharedBy(chunk, [...ofFirst]))
  const distinct = new Map(shared.map((one) => [`${one.fileName} ${one.name}`, one]))
  return {
    extension,
    first: chunks.filter((chunk) => !second.includes(chunk)),
    second,
    shared: [...distinct.keys()].sort().flatMap((key) => distinct.get(key) ?? []),
  }
}

/** What a chunk takes from others: the names that it imports, and all of those that it loads. */
export function sharedBy(chunk: SplitChunk, first: readonly SplitChunk[]): readonly Shared[] {
  const whole = first.filter(({ fileName }) => chunk.dynamicImports.includes(fileName))
  const loaded = whole.flatMap(({ fileName, exports }) =>
    exports.map((name) => ({ fileName, name })),
  )
  const imported = parseAst(chunk.code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const file = statement.source.value.replace(/^.*\//, '')
    const from = first.find(({ fileName }) => fileName.endsWith(`/${file}`))
    if (!from) return []
    return statement.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier' || !('name' in one.imported))
        throw new Error(`${chunk.fileName} imports more than names from ${from.fileName}.`)
      return { fileName: from.fileName, name: one.imported.name }
    })
  })
  return [...loaded, ...imported]
}
