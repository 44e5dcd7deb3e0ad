import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { asciiOnly } from '../asciiOnly'
import { compressAgain } from '../compressAgain'
import { BROWSER_TARGET } from '../target'

/** The folder of the ES modules, inside dist. */
const ESM = 'esm/'

/**
 * Turns the chunks of the first pass into the shipped, minified files: the same chunks as ES modules (`esm/`), and
 * one classic script (`vitrine.js`).
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
        for (const format of ['es', 'iife'] as const) {
          for (const file of await secondPass(chunks, format, folder)) {
            if (file.type !== 'chunk') continue
            const { fileName } = file
            const { code, map } = await compressAgain(file, format)
            const script = asciiOnly({ code, mappings: map.mappings })
            const source = JSON.stringify({ ...map, mappings: script.mappings })
            this.emitFile({ type: 'asset', fileName, source: script.code })
            this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source })
          }
        }
      },
    },
  }
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
    plugins: [serveChunks(chunks, folder)],
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
          entryFileNames: iife ? 'vitrine.js' : `${ESM}vitrine.js`,
          chunkFileNames: `${ESM}[name].js`,
          // Source paths are relative to dist, not to esm/.
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
