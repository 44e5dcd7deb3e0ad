import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import allowedSinks from './allowed-sinks.json' with { type: 'json' }
import { checkSinks } from './plugins/checkSinks'
import { compactLanguages } from './plugins/compactLanguages'
import { blankTile } from './plugins/map/blankTile'
import { modernBrowsers } from './plugins/map/modernBrowsers'
import { treeShakeLeaflet } from './plugins/map/treeShakeLeaflet'
import { trimMembers } from './plugins/map/trimMembers'
import { nativeEntities } from './plugins/nativeEntities'
import { noDataUrls } from './plugins/noDataUrls'
import { noLibraryWarnings } from './plugins/noLibraryWarnings'
import { outputFormats } from './plugins/outputFormats'
import { reactModules } from './plugins/react/reactModules'
import { trimReact } from './plugins/react/trimReact'
import { trimReactFeatures } from './plugins/react/trimReactFeatures'
import { shortenPrivateNames } from './plugins/shortenPrivateNames'
import { arrangeStyles } from './plugins/styles/arrangeStyles'
import { noStyleComments } from './plugins/styles/noStyleComments'
import { separatePictures } from './plugins/styles/separatePictures'
import { thirdPartyNotices } from './plugins/thirdPartyNotices'
import { treeShakeDownshift } from './plugins/treeShakeDownshift'
import { trimLaunder } from './plugins/trimLaunder'
import { trimmedModules } from './plugins/trimmedModules'
import { trimRedux } from './plugins/trimRedux'
import { trimSaga } from './plugins/trimSaga'
import { trustedPackages } from './plugins/trustedPackages'
import { BROWSER_TARGET } from './target'

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))
const TRIMMED = fileURLToPath(new URL('./trimmed', import.meta.url))

/**
 * Vite's configuration for everything that a browser loads (design §1). The first pass writes readable ES chunks
 * and all styles in one file. `outputFormats` turns them into the shipped files.
 * @param root the folder that contains mount/main.ts
 */
export function vitrineConfig(root: string): UserConfig {
  return {
    root,
    base: './',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // Packages must not register with a page's AMD loader.
      'define.amd': 'undefined',
    },
    plugins: [
      trimmedModules(TRIMMED),
      trimLaunder(),
      noLibraryWarnings(),
      trimRedux(),
      nativeEntities(TRIMMED),
      compactLanguages(root, TRIMMED),
      modernBrowsers(TRIMMED),
      treeShakeLeaflet(),
      trimMembers(),
      treeShakeDownshift(),
      trimReact(),
      trimReactFeatures(),
      trimSaga(),
      reactModules(TRIMMED),
      separatePictures(),
      noStyleComments(),
      blankTile(),
      trustedPackages(root),
      shortenPrivateNames(PACKAGES),
      checkSinks(root, allowedSinks),
      thirdPartyNotices(),
      noDataUrls(),
      arrangeStyles(),
      outputFormats(root),
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
          // Everything that every page loads is one file: separate shared chunks would need more requests and bytes.
          codeSplitting: {
            groups: [
              { name: 'core', tags: ['$initial'], priority: 3 },
              { name: 'further', test: FURTHER, minShareCount: 2, priority: 2 },
              { name: 'page', test: PAGE, minShareCount: 2, priority: 2 },
              { name: 'templates', test: TEMPLATES, minShareCount: 2, priority: 2 },
              {
                name: 'shared',
                test: (id: string) => !NOT_SHARED.test(id),
                minShareCount: 3,
                maxModuleSize: 4000,
                priority: 1,
              },
            ],
          },
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

/** Modules that stay in chunks of their own. */
const NOT_SHARED = /node_modules|messages|constants|language(?!s[\\/]isRtl)/i

/** What only further facets share: in a chunk that others load too it would be in the first classic script. */
const FURTHER =
  /[\\/](?:facets|results)[\\/](?:choices|buckets|rating|toggle|negation|scale|dates|near|tree|find|breadcrumb)[\\/]|(?:FacetQueries|withoutFacet|numbersOnly|roundToStep|queryCount)\.ts$/

/** The same of what only mount/extension/pageWidgets.ts leads to. */
const PAGE = /[\\/](?:pager[\\/]page-size|results[\\/]view)[\\/]/

/** What results by a template need first: in the chunk of all that is shared it would be half of what they load. */
const TEMPLATES =
  /[\\/](?:templates|trusted-types)[\\/]|[\\/](?:entityDecoder|docField|describeIssue|unknownKeys|nearest|decode)\.ts$/

/**
 * A chunk has the name of its module. A module called `entry` gives its folder's name. One of which several folders
 * have the same, such as `messages` and `config` of the features and `de` of further languages, gives both:
 * `mapMessages`.
 */
function chunkName(name: string, module: string | undefined): string {
  const [, folder = '', file = ''] = /([^\\/]+)[\\/]([^\\/]+)\.[jt]sx?$/.exec(module ?? '') ?? []
  if (file === 'entry' || file === 'index') return folder
  const isText = /^[a-z]{2}$/.test(file) && folder !== 'languages'
  if (!isText && !['messages', 'constants', 'config'].includes(name)) return name
  return folder + name.charAt(0).toUpperCase() + name.slice(1)
}
