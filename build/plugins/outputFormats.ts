import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { asciiOnly } from '../asciiOnly'
import { compressAgain } from '../compressAgain'
import { flattenImports } from '../flattenImports'
import { BROWSER_TARGET } from '../target'

/** The folder of the ES modules, inside dist. */
const ESM = 'esm/'

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
 * one classic script (`vitrine.js`).
 *
 * The names of the modules end with one hash of them all, and `esm/vitrine.js` only imports the first one. A page may
 * therefore load the entry by an address with any version (`vitrine.js?ver=2`): the other modules never import the
 * entry, which would be a second copy of everything (design decision 41). Browsers may keep the others for ever.
 *
 * In the script each chunk becomes one function that runs at its first `import()`, so a page without a map runs no
 * statement of Leaflet. Wrapping a dozen chunks instead of hundreds of modules keeps the eager part in one scope,
 * which is small and starts fast.
 */
export function outputFormats(): Plugin {
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

        const modules = await shippedScripts(chunks, 'es', folder)
        const hash = hashOf(modules)
        const named = (text: string) => text.replaceAll(HASH, hash)
        emit(`${ESM}vitrine.js`, named(`import"./core-${HASH}.js";\n`))
        for (const { name, code, map } of modules) {
          emit(`${ESM}${named(name)}`, named(code))
          emit(`${ESM}${named(name)}.map`, named(map))
        }
        for (const { name, code, map } of await shippedScripts(chunks, 'iife', folder)) {
          emit(name, code)
          emit(`${name}.map`, map)
        }
      },
    },
  }
}

async function shippedScripts(
  chunks: readonly Rolldown.OutputChunk[],
  format: 'es' | 'iife',
  folder: string,
): Promise<readonly Script[]> {
  const output = await secondPass(chunks, format, folder)
  const files = output.filter((file) => file.type === 'chunk')
  return Promise.all(
    files.map(async (file) => {
      const { code, map } = await compressAgain(file, format)
      const script = asciiOnly({ code, mappings: map.mappings })
      const text = JSON.stringify({ ...map, mappings: script.mappings })
      return { name: basename(file.fileName), code: script.code, map: text }
    }),
  )
}

/** @returns as many characters as `HASH` has, others whenever a module is */
function hashOf(modules: readonly Script[]): string {
  const hash = createHash('sha256')
  for (const { name, code } of modules) hash.update(`${name}\0${code}\0`)
  return hash.digest('hex').slice(0, HASH.length)
}

async function secondPass(
  chunks: readonly Rolldown.OutputChunk[],
  format: 'es' | 'iife',
  folder: string,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The first pass wrote no entry chunk.')
  const iife = format === 'iife'
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    plugins: [serveChunks(chunks, folder), !iife && flatImports()],
    build: {
      write: false,
      minify: 'oxc',
      sourcemap: true,
      target: BROWSER_TARGET,
      // Library mode does not change import(): no preloading, and no URL computed from the script's URL.
      lib: { entry: join(folder, entry.fileName), formats: [format], name: 'vitrine' },
      rolldownOptions: {
        preserveEntrySignatures: iife ? false : 'allow-extension',
        output: {
          format,
          minify: true,
          comments: false,
          ...(iife && { codeSplitting: false }),
          strictExecutionOrder: iife,
          entryFileNames: iife ? 'vitrine.js' : `${ESM}core-${HASH}.js`,
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
      const path = importer ? join(importer, '..', source) : source
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
