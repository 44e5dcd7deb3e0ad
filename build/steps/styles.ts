import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { noDataUrls } from '../plugins/noDataUrls'
import { arrangeStyles } from '../plugins/styles/arrangeStyles'
import { noStyleComments } from '../plugins/styles/noStyleComments'
import { separatePictures } from '../plugins/styles/separatePictures'
import { BROWSER_TARGET } from '../target'

const FURTHER = ['extension.css', 'pageExtension.css', 'layoutExtension.css']

/** What a page links by itself, beside any of the others. */
const OPTIONAL = [
  'stickyPage.css',
  'search/themes.css',
  'search/skeleton.css',
  'search/icons/iconSet.css',
]

const IMPORT = /^@import "(.+)";$/gm

/**
 * Builds each style sheet that mount/styles/index.css imports as a file of its own: `search.css` as
 * dist/vitrine-search.css, the others in dist/styles. (dist/vitrine.css, with all of them, comes with the bundle.) The
 * same for those of extension.css, pageExtension.css and layoutExtension.css, which are dist/vitrine-facets.css,
 * dist/vitrine-page.css and dist/vitrine-layout.css together. `stickyPage.css` is dist/vitrine-sticky.css, `themes.css`
 * is dist/vitrine-themes.css, `skeleton.css` is dist/vitrine-skeleton.css, and `iconSet.css` is dist/vitrine-icons.css;
 * they are in no other.
 */
export async function buildStyles(root: string): Promise<void> {
  const folder = join(root, 'mount/styles')
  const indexes = ['index.css', ...FURTHER]
  const texts = await Promise.all(indexes.map((name) => readFile(join(folder, name), 'utf8')))
  const paths = [...texts.join('\n').matchAll(IMPORT)].map(([, path = '']) => path)
  await buildSheets(root, paths)
  // By itself: of two files with the same content, the build would write one.
  for (const index of [...FURTHER, ...OPTIONAL]) await buildSheets(root, [index])
}

async function buildSheets(root: string, paths: readonly string[]): Promise<void> {
  const folder = join(root, 'mount/styles')
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [separatePictures(), noStyleComments(), noDataUrls(), arrangeStyles(), onlyStyles()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSER_TARGET,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(paths.map((path) => [outputName(path), join(folder, path)])),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.svg'))
              ? 'icons/[name][extname]'
              : '[name][extname]',
        },
      },
    },
  })
}

/** The files beside dist/styles. */
const OWN: Readonly<Record<string, string>> = {
  search: 'vitrine-search',
  extension: 'vitrine-facets',
  pageExtension: 'vitrine-page',
  layoutExtension: 'vitrine-layout',
  stickyPage: 'vitrine-sticky',
  themes: 'vitrine-themes',
  skeleton: 'vitrine-skeleton',
  iconSet: 'vitrine-icons',
}

function outputName(path: string): string {
  const name = basename(path, '.css')
  return OWN[name] ?? `styles/${name}`
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
