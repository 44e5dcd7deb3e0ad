import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { noDataUrls } from '../plugins/noDataUrls'
import { noStyleComments } from '../plugins/noStyleComments'
import { separatePictures } from '../plugins/separatePictures'
import { BROWSER_TARGET } from '../target'

const IMPORT = /^@import "(.+)";$/gm

/**
 * Builds each style sheet that mount/styles/index.css imports as a file of its own: `search.css` as
 * dist/vitrine-search.css, the others in dist/styles. (dist/vitrine.css, with all of them, comes with the bundle.)
 */
export async function buildStyles(root: string): Promise<void> {
  const folder = join(root, 'mount/styles')
  const index = await readFile(join(folder, 'index.css'), 'utf8')
  const paths = [...index.matchAll(IMPORT)].map(([, path = '']) => path)
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [separatePictures(), noStyleComments(), noDataUrls(), onlyStyles()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSER_TARGET,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: Object.fromEntries(paths.map((path) => [outputName(path), join(folder, path)])),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}

function outputName(path: string): string {
  const name = basename(path, '.css')
  return name === 'search' ? 'vitrine-search' : `styles/${name}`
}

/** Drops the empty script that stands for each style sheet. */
function onlyStyles() {
  return {
    name: 'vitrine:only-styles',
    generateBundle(_: unknown, bundle: Record<string, { readonly type: string }>) {
      for (const [name, { type }] of Object.entries(bundle))
        if (type === 'chunk') delete bundle[name]
    },
  }
}
