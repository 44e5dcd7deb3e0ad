import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import allowedSinks from './allowed-sinks.json' with { type: 'json' }
import { blankTile } from './plugins/blankTile'
import { compactEntities } from './plugins/compactEntities'
import { leafletSource } from './plugins/leafletSource'
import { noDataUrls } from './plugins/noDataUrls'
import { onlyNaughtyHref } from './plugins/onlyNaughtyHref'
import { separatePictures } from './plugins/separatePictures'
import { shakableDownshift } from './plugins/shakableDownshift'
import { sinkCheck } from './plugins/sinkCheck'
import { thirdPartyNotices } from './plugins/thirdPartyNotices'
import { trimmedModules } from './plugins/trimmedModules'
import { trustedPackages } from './plugins/trustedPackages'
import { twoFormats } from './plugins/twoFormats'
import { BROWSER_TARGET } from './target'

const TRIMMED = fileURLToPath(new URL('./trimmed', import.meta.url))

/**
 * Vite's configuration for everything that a browser loads (design §1): the first pass makes ES
 * chunks, readable and with the styles in one file; `twoFormats` makes of them what is shipped.
 * @param root the folder that holds mount/main.ts
 */
export function vitrineConfig(root: string): UserConfig {
  return {
    root,
    base: './',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // A page's AMD loader is none of our packages' business.
      'define.amd': 'undefined',
    },
    plugins: [
      trimmedModules(TRIMMED),
      onlyNaughtyHref(),
      compactEntities(TRIMMED),
      leafletSource(),
      shakableDownshift(),
      separatePictures(),
      blankTile(),
      trustedPackages(root),
      sinkCheck(root, allowedSinks),
      thirdPartyNotices(),
      noDataUrls(),
      twoFormats(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSER_TARGET,
      cssMinify: 'lightningcss',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      lib: { entry: 'mount/main.ts', formats: ['es'], cssFileName: 'vitrine' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // What every page loads is one file: shared parts of their own would be more requests and more bytes.
          codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] },
          minify: { compress: true, mangle: false, codegen: false },
          entryFileNames: 'esm/vitrine.js',
          chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
            `esm/${chunkName(name, facadeModuleId ?? moduleIds.at(-1))}.js`,
          assetFileNames: '[name][extname]',
        },
      },
    },
  }
}

/**
 * A chunk has the name of its module. A module called `entry` gives its folder's name, and one called
 * `messages`, `constants` or `config`, of which each feature has one, both: `mapMessages`.
 */
function chunkName(name: string, module: string | undefined): string {
  const [, folder = '', file = ''] = /([^\\/]+)[\\/]([^\\/]+)\.[jt]sx?$/.exec(module ?? '') ?? []
  if (file === 'entry' || file === 'index') return folder
  if (!['messages', 'constants', 'config'].includes(name)) return name
  return folder + name.charAt(0).toUpperCase() + name.slice(1)
}
