import type { Rolldown } from 'vite'
import { parseAst } from 'vite'

/** What is read of a chunk of the first pass. */
export type SplitChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'exports' | 'facadeModuleId' | 'isEntry'
>

/** One classic script. Each but the first is started by the one before it. */
export interface Script<C> {
  /** Its name without .js. */
  readonly name: string
  /** The chunk that it begins with: for the script before it, the way to this one. */
  readonly gate: C
  readonly chunks: readonly C[]
  /** What the scripts after it take from its chunks, in the order in which it hands them over. */
  readonly shared: readonly Shared[]
}

export interface Shared {
  /** The chunk that exports it. */
  readonly fileName: string
  readonly name: string
}

/** The scripts beside vitrine.js, and the modules that lead to them. */
const FURTHER = [
  { name: 'vitrine-facets', module: /[\\/]mount[\\/]extension[\\/]extension\.ts$/ },
  { name: 'vitrine-page', module: /[\\/]mount[\\/]extension[\\/]pageWidgets\.ts$/ },
  { name: 'vitrine-layout', module: /[\\/]mount[\\/]extension[\\/]mapLayout\.ts$/ },
] as const

/**
 * Divides the chunks among the classic scripts: one belongs to the first script from whose gate it can be reached
 * without passing the gate of another.
 * @returns vitrine.js, and those of the others whose gate is there
 */
export function splitChunks<C extends SplitChunk>(chunks: readonly C[]): readonly Script<C>[] {
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('No chunk is the entry.')
  const further = FURTHER.flatMap(({ name, module }) => {
    const gate = chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''))
    return gate ? [{ name, gate }] : []
  })
  const all = [{ name: 'vitrine', gate: entry }, ...further]
  const gates = all.map(({ gate }) => gate)
  const taken = new Set<C>()
  const scripts = all.map(({ name, gate }) => {
    const own = reachable(gate, chunks, gates).filter((chunk) => !taken.has(chunk))
    for (const chunk of own) taken.add(chunk)
    return { name, gate, chunks: own }
  })
  checkGates(scripts)
  return scripts.map((script, i) => {
    const taken = scripts
      .slice(i + 1)
      .map((later) => later.chunks.flatMap((one) => sharedBy(one, script.chunks)))
    return { ...script, shared: inRuns(taken) }
  })
}

/** The chunks that one leads to, itself included, without what only other gates lead to. */
function reachable<C extends SplitChunk>(
  from: C,
  chunks: readonly C[],
  gates: readonly C[],
): readonly C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set([from])
  for (const { imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const next = byName.get(name)
      if (next && !gates.includes(next)) found.add(next)
    }
  }
  return [...found]
}

/** @throws where a script needs the code of a later one at once, or leads to one that is not the next */
function checkGates<C extends SplitChunk>(scripts: readonly Omit<Script<C>, 'shared'>[]): void {
  for (const [i, { name, chunks }] of scripts.entries()) {
    for (const [k, later] of scripts.slice(i + 1).entries()) {
      const { fileName } = later.gate
      const at = chunks.find(({ imports }) => imports.includes(fileName))
      const past = k > 0 && chunks.find((chunk) => chunk.dynamicImports.includes(fileName))
      const wrong = at ?? past
      if (wrong) throw new Error(`${wrong.fileName} of ${name}.js must not load ${fileName}.`)
    }
  }
}

/**
 * Lists each once. By the order of a Gray code, what one of the scripts takes stands together, as far as it can: its
 * list of names has fewer gaps and compresses better.
 * @param taken what each of the scripts takes
 */
function inRuns(taken: readonly (readonly Shared[])[]): readonly Shared[] {
  const found = new Map<string, { readonly one: Shared; takers: number }>()
  for (const [k, all] of taken.entries()) {
    for (const one of all) {
      const key = `${one.fileName} ${one.name}`
      const { takers = 0 } = found.get(key) ?? {}
      found.set(key, { one, takers: takers | (1 << k) })
    }
  }
  return [...found.keys()]
    .sort()
    .flatMap((key) => found.get(key) ?? [])
    .toSorted((a, b) => grayRank(a.takers) - grayRank(b.takers))
    .map(({ one }) => one)
}

function grayRank(code: number): number {
  return code === 0 ? 0 : code ^ grayRank(code >> 1)
}

/** What a chunk takes from others: the names that it imports, and all of those that it loads. */
export function sharedBy(chunk: SplitChunk, others: readonly SplitChunk[]): readonly Shared[] {
  const whole = others.filter(({ fileName }) => chunk.dynamicImports.includes(fileName))
  const loaded = whole.flatMap(({ fileName, exports }) =>
    exports.map((name) => ({ fileName, name })),
  )
  const imported = parseAst(chunk.code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const file = statement.source.value.replace(/^.*\//, '')
    const from = others.find(({ fileName }) => fileName.endsWith(`/${file}`))
    if (!from) return []
    return statement.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier' || !('name' in one.imported))
        throw new Error(`${chunk.fileName} imports more than names from ${from.fileName}.`)
      return { fileName: from.fileName, name: one.imported.name }
    })
  })
  return [...loaded, ...imported]
}
