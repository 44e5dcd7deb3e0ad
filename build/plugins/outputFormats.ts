import { createHash } from 'node:crypto'
import { basename, isAbsolute, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { asciiOnly } from '../asciiOnly'
import { compileAllEarly, compileStartEarly } from '../compileEarly'
import { compressAgain } from '../compressAgain'
import { flattenImports } from '../flattenImports'
import { orderFunctions } from '../order/orderFunctions'
import { shareNames } from '../shareNames'
import { splitChunks } from '../splitChunks'
import { BROWSER_TARGET } from '../target'

import { FURTHER_ENTRY, furtherScript, waitsForNext } from './furtherScripts'
import { firstChunks, startsFirst } from './startsFirst'

/** The folder of the ES modules, inside dist. */
const ESM = 'esm/'

/** The name of the entry, of the modules and of the classic script. */
const ENTRY = 'vitrine'

/** Stands for the hash of the modules in their names, until they are written. */
const HASH = 'HASH_HASH_'

/** A shipped file: its name without a folder, its text, and its source map as JSON. */
interface Script {
  readonly name: string
  readonly code: string
  readonly map: string
}

/**
 * Turns the chunks of the first pass into the shipped, minified files: the same chunks as ES modules (`esm/`), and
 * one classic script (`vitrine.js`), with further ones for what only some pages need (see splitChunks).
 *
 * The entry of the modules is `esm/vitrine.js`, and all that a search page needs first is in it: its first request waits
 * for no second file. The names of the others end with one hash of them all, so browsers may keep them for ever. They
 * never import the entry, whose address may have any version (see shareNames).
 *
 * In the script each chunk becomes one function that runs at its first `import()`, so a page without a map runs no
 * statement of Leaflet. Wrapping a dozen chunks instead of hundreds of modules keeps the eager part in one scope,
 * which is small and starts fast.
 */
export function outputFormats(root: string): Plugin {
  return {
    name: 'vitrine:output-formats',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(options, bundle) {
        const folder = options.dir ?? 'dist'
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of Object.keys(bundle)) if (/\.js(\.map)?$/.test(name)) delete bundle[name]
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })

        const modules = await shippedScripts({ chunks, format: 'es', folder, name: ENTRY })
        const hash = hashOf(modules)
        const named = (text: string) => text.replaceAll(HASH, hash)
        for (const { name, code, map } of modules) {
          emit(`${ESM}${named(name)}`, named(code))
          emit(`${ESM}${named(name)}.map`, named(map))
        }
        const scripts = splitChunks(chunks)
        const written = await Promise.all(
          scripts.map(({ name, chunks: own }, at) => {
            const next = scripts[at + 1]
            return shippedScripts({
              format: 'iife',
              folder,
              name,
              chunks: next ? [...own, next.gate] : own,
              ...(at > 0 && { entry: FURTHER_ENTRY }),
              plugins: [
                waitsForNext({ scripts, root, folder }, at),
                at > 0
                  ? furtherScript({ scripts, root, folder }, at)
                  : startsFirst(firstChunks(own)),
              ],
            })
          }),
        )
        for (const { name, code, map } of written.flat()) {
          emit(name, code)
          emit(`${name}.map`, map)
        }
      },
    },
  }
}

/** One build of the second pass. */
interface Pass {
  readonly chunks: readonly Rolldown.OutputChunk[]
  readonly format: 'es' | 'iife'
  readonly folder: string
  /** The name of its entry, without .js. */
  readonly name: string
  /** What it begins with, where that is no chunk. */
  readonly entry?: string
  readonly plugins?: readonly Plugin[]
}

async function shippedScripts(pass: Pass): Promise<readonly Script[]> {
  const { format } = pass
  const output = await secondPass(pass)
  const files = output.filter((file) => file.type === 'chunk')
  const compressed = await Promise.all(
    files.map(async (file) => {
      const { code, map } = await compressAgain(file, format)
      return { name: basename(file.fileName), code, map, mappings: map.mappings }
    }),
  )
  return shareNames(compressed, `${ENTRY}.js`, HASH).map(({ name, code, map, mappings }) => {
    const ascii = orderFunctions(asciiOnly({ code, mappings }))
    const isEntry = name === `${ENTRY}.js`
    const compileEarly = format === 'es' ? compileAllEarly : compileStartEarly
    const script = isEntry ? compileEarly(ascii) : ascii
    const text = JSON.stringify({ ...map, mappings: script.mappings })
    return { name, code: script.code, map: text }
  })
}

/** @returns as many characters as `HASH` has, others whenever a module is */
function hashOf(modules: readonly Script[]): string {
  const hash = createHash('sha256')
  for (const { name, code } of modules) hash.update(`${name}\0${code}\0`)
  return hash.digest('hex').slice(0, HASH.length)
}

async function secondPass({
  chunks,
  format,
  folder,
  name,
  entry = join(folder, chunks.find((chunk) => chunk.isEntry)?.fileName ?? ''),
  plugins = [],
}: Pass): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const isIife = format === 'iife'
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    plugins: [...plugins, serveChunks(chunks, folder), !isIife && flatImports()],
    build: {
      write: false,
      minify: 'oxc',
      sourcemap: true,
      target: BROWSER_TARGET,
      // Library mode does not change import(): no preloading, and no URL computed from the script's URL.
      lib: { entry, formats: [format], name: 'vitrine' },
      rolldownOptions: {
        preserveEntrySignatures: isIife ? false : 'allow-extension',
        output: {
          format,
          minify: true,
          comments: false,
          ...(isIife && { codeSplitting: false }),
          strictExecutionOrder: isIife,
          entryFileNames: isIife ? `${name}.js` : `${ESM}${name}.js`,
          chunkFileNames: `${ESM}[name]-${HASH}.js`,
          // The first pass wrote into `esm`; Rolldown adds the folder that the file has now.
          sourcemapPathTransform: (path) => path.replace(/^\.\.\//, ''),
        },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The second pass wrote nothing.')
  return first.output
}

/** Serves the chunks of the first pass with their source maps, as if they were on disk. */
function serveChunks(chunks: readonly Rolldown.OutputChunk[], folder: string): Plugin {
  const byPath = new Map(chunks.map((chunk) => [join(folder, chunk.fileName), chunk]))
  return {
    name: 'vitrine:first-pass-chunks',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = importer && !isAbsolute(source) ? join(importer, '..', source) : source
      return byPath.has(path) ? path : null
    },
    load(id) {
      const chunk = byPath.get(id)
      return chunk ? { code: chunk.code, map: chunk.map ?? null } : null
    },
  }
}

/** See `flattenImports`. The source map stays as it is: only columns behind an `import()` on its line are moved. */
function flatImports(): Plugin {
  return {
    name: 'vitrine:flat-imports',
    renderChunk: (code, _chunk, _options, { chunks }) => ({
      code: flattenImports(code, Object.values(chunks)),
      map: null,
    }),
  }
}
