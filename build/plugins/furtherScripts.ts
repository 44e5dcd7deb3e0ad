import { createHash } from 'node:crypto'
import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Script, type Shared, type SplitChunk, sharedBy } from '../splitChunks'

const WAIT = 'mount/extension/partFile.ts'
const ENTRY = '\0vitrine:further-script'
const SHARED = '\0vitrine:shared'

/** The classic scripts in their order, and where their chunks are. */
interface Build {
  readonly scripts: readonly Script<SplitChunk>[]
  /** The folder that contains mount/main.ts. */
  readonly root: string
  readonly folder: string
}

/**
 * Puts into a script, in place of the chunk that leads to the next one, what waits for that.
 * @param at the place of the script
 */
export function waitsForNext({ scripts, root, folder }: Build, at: number): Plugin {
  const next = scripts[at + 1]
  const path = next && join(folder, next.gate.fileName)
  return {
    name: 'vitrine:waits-for-next',
    enforce: 'pre',
    load(id) {
      if (!next || id !== path) return null
      const own = scripts[at]?.shared ?? []
      const imports = own.map(
        ({ fileName, name }, i) =>
          `import { ${name} as s${i} } from ${JSON.stringify(join(folder, fileName))}`,
      )
      // The list grows from script to script; the function that waits is its first member.
      const isFirst = at === 0
      const source = isFirst
        ? `import { partFile } from ${JSON.stringify(join(root, WAIT))}`
        : `import { shared } from ${JSON.stringify(SHARED)}`
      const wait = isFirst ? 'partFile' : 'shared[0]'
      const handed = [isFirst ? 'partFile' : '...shared', ...own.map((_, i) => `s${i}`)].join(', ')
      const started = `${wait}("${next.name}", "${buildOf(scripts)}", [${handed}])`
      // What only the other chunks of that script take from its gate is not requested here.
      const inside = next.chunks.flatMap((chunk) =>
        sharedBy(chunk, [next.gate]).map(({ name }) => name),
      )
      const later = scripts.slice(at + 2).flatMap(({ chunks }) => chunks)
      const taken = later.flatMap((chunk) => sharedBy(chunk, [next.gate]).map(({ name }) => name))
      const requested = next.gate.exports.filter((name) => ![...inside, ...taken].includes(name))
      const exported = requested.map(
        (name, i) =>
          `function e${i}(...all) { return load().then((found) => found.${name}(...all)) }\nexport { e${i} as ${name} }`,
      )
      // Functions, so that no statement runs before.
      const load = `let started\nfunction load() { return started ??= ${started} }`
      return withoutSource([source, ...imports, load, ...exported])
    },
  }
}

/**
 * Makes the entry of a further script, and takes from the scripts before it what they have already.
 * @param at the place of the script
 */
export function furtherScript({ scripts, folder }: Build, at: number): Plugin {
  const before = scripts.slice(0, at)
  const known = new Map(
    before.flatMap(({ chunks }) => chunks.map((one) => [join(folder, one.fileName), one.fileName])),
  )
  const shared = before.flatMap((script) => script.shared)
  const chunks = before.flatMap((script) => script.chunks)
  const taken = new Set(
    scripts[at]?.chunks.flatMap((chunk) => sharedBy(chunk, chunks)).map(keyOf) ?? [],
  )
  // A place in the list that only other scripts take from has no name here.
  const names = shared.map((one, i) => (taken.has(keyOf(one)) ? `s${i}` : ''))
  return {
    name: 'vitrine:further-script',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith(FURTHER_ENTRY)) return ENTRY
      if (source === SHARED) return SHARED
      const path = importer && !isAbsolute(source) ? join(importer, '..', source) : source
      return known.has(path) ? path : null
    },
    load(id) {
      const script = scripts[at]
      if (id === ENTRY && script) {
        return withoutSource([
          `import { give } from ${JSON.stringify(SHARED)}
const page = window
const parts = Array.isArray(page["${script.name}"]) ? page["${script.name}"] : []
page["${script.name}"] = parts
const start = (all) => {
  give(all)
  return import(${JSON.stringify(join(folder, script.gate.fileName))})
}
parts.push({ build: "${buildOf(scripts)}", start })`,
        ])
      }
      if (id === SHARED) {
        return withoutSource([
          `export let ${['shared', ...names].filter(Boolean).join(', ')}`,
          `export function give(all) { shared = all; [${['', ...names].join(', ').replace(/[, ]+$/, '')}] = all }`,
        ])
      }
      const fileName = known.get(id)
      if (!fileName) return null
      const exported = shared.flatMap(({ fileName: of, name }, i) =>
        of === fileName && names[i] ? [`${names[i]} as ${name}`] : [],
      )
      return withoutSource([`export { ${exported.join(', ')} } from ${JSON.stringify(SHARED)}`])
    },
  }
}

const keyOf = ({ fileName, name }: Shared) => `${fileName} ${name}`

/** A module that no file has: source maps leave it out. */
function withoutSource(lines: readonly string[]) {
  return { code: lines.join('\n'), map: { mappings: '' as const } }
}

/** Stands for the entry of a further script. */
export const FURTHER_ENTRY = 'vitrine-further-script'

/** Tells scripts of different builds apart. */
function buildOf(scripts: Build['scripts']): string {
  const hash = createHash('sha256')
  for (const { fileName, code } of scripts.flatMap(({ chunks }) => chunks))
    hash.update(`${fileName}\0${code}\0`)
  return hash.digest('hex').slice(0, 10)
}
