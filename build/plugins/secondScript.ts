import { createHash } from 'node:crypto'
import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Split, type SplitChunk, sharedBy } from '../splitChunks'

const WAIT = 'mount/extension/facetsFile.ts'
const ENTRY = '\0vitrine:second-script'
const SHARED = '\0vitrine:shared'

type Parts = Split<SplitChunk>

/** Puts into vitrine.js, in place of the chunk that leads to vitrine-facets.js, what waits for that script. */
export function firstScript(split: Parts, root: string, folder: string): Plugin {
  const path = join(folder, split.extension.fileName)
  return {
    name: 'vitrine:first-script',
    enforce: 'pre',
    load(id) {
      if (id !== path) return null
      const names = split.shared.map((_, i) => `s${i}`)
      const imports = split.shared.map(
        ({ fileName, name }, i) =>
          `import { ${name} as s${i} } from ${JSON.stringify(join(folder, fileName))}`,
      )
      const loaded = `facetsFile(${JSON.stringify(buildOf(split))}, [${names.join(', ')}])`
      // What only the other chunks of the second script take from it is not requested here.
      const inside = split.second.flatMap((chunk) =>
        sharedBy(chunk, [split.extension]).map(({ name }) => name),
      )
      const requested = split.extension.exports.filter((name) => !inside.includes(name))
      const exported = requested.map(
        (name, i) =>
          `const e${i} = (...all) => load().then((found) => found.${name}(...all))\nexport { e${i} as ${name} }`,
      )
      return withoutSource([
        `import { facetsFile } from ${JSON.stringify(join(root, WAIT))}`,
        ...imports,
        `const load = () => ${loaded}`,
        ...exported,
      ])
    },
  }
}

/** Makes the entry of vitrine-facets.js, and takes from vitrine.js what that has already. */
export function secondScript(split: Parts, folder: string): Plugin {
  const first = new Map(split.first.map((chunk) => [join(folder, chunk.fileName), chunk.fileName]))
  return {
    name: 'vitrine:second-script',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith(SECOND_ENTRY)) return ENTRY
      if (source === SHARED) return SHARED
      const path = importer && !isAbsolute(source) ? join(importer, '..', source) : source
      return first.has(path) ? path : null
    },
    load(id) {
      if (id === ENTRY) {
        return withoutSource([
          `import { give } from ${JSON.stringify(SHARED)}
const page = window
const parts = Array.isArray(page.vitrineFacets) ? page.vitrineFacets : []
page.vitrineFacets = parts
const start = (all) => {
  give(all)
  return import(${JSON.stringify(join(folder, split.extension.fileName))})
}
parts.push({ build: ${JSON.stringify(buildOf(split))}, start })`,
        ])
      }
      if (id === SHARED)
        return withoutSource(['export let shared', 'export const give = (all) => { shared = all }'])
      const fileName = first.get(id)
      if (!fileName) return null
      const lines = split.shared.map((one, i) =>
        one.fileName === fileName
          ? `const s${i} = shared[${i}]\nexport { s${i} as ${one.name} }`
          : '',
      )
      return withoutSource([`import { shared } from ${JSON.stringify(SHARED)}`, ...lines])
    },
  }
}

/** A module that no file has: source maps leave it out. */
function withoutSource(lines: readonly string[]) {
  return { code: lines.join('\n'), map: { mappings: '' as const } }
}

/** Stands for the entry of the second script. */
export const SECOND_ENTRY = 'vitrine-second-script'

/** Tells scripts of different builds apart. */
function buildOf({ first, second }: Parts): string {
  const hash = createHash('sha256')
  for (const { fileName, code } of [...first, ...second]) hash.update(`${fileName}\0${code}\0`)
  return hash.digest('hex').slice(0, 10)
}
