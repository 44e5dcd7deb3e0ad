import { join } from 'node:path'
import type { Plugin } from 'vite'

const LEAFLET = /[\\/]leaflet[\\/]src[\\/]layer[\\/]marker[\\/]/

/** Imported packages, the modules that import them, and their replacements in build/trimmed. */
const TRIMMED: readonly {
  readonly source: string
  readonly importer: RegExp
  readonly file: string
}[] = [
  { source: 'postcss', importer: /[\\/]sanitize-html[\\/]/, file: 'postcss.ts' },
  { source: 'dayjs', importer: /[\\/]launder[\\/]/, file: 'dayjs.ts' },
  { source: 'prop-types', importer: /./, file: 'propTypes.ts' },
  {
    source: 'compute-scroll-into-view',
    importer: /[\\/]downshift[\\/]/,
    file: 'scrollIntoView.ts',
  },
  { source: 'react-remove-scroll', importer: /[\\/]@reach[\\/]/, file: 'removeScroll.ts' },
  { source: './Marker.Drag', importer: LEAFLET, file: 'leafletMarker.ts' },
  { source: './Icon.Default', importer: LEAFLET, file: 'leafletMarker.ts' },
  { source: 'react-focus-lock', importer: /[\\/]@reach[\\/]/, file: 'focusLock.ts' },
]

/**
 * Leaves parts of packages out of the build that our options never run (design decisions 29, 31). Each file in
 * build/trimmed says why the part is not needed.
 * @param folder the absolute path of build/trimmed
 */
export function trimmedModules(folder: string): Plugin {
  return {
    name: 'vitrine:trimmed-modules',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /^(postcss|dayjs|prop-types|compute-scroll-into-view|react-remove-scroll|react-focus-lock|htmlparser2|\.\/Marker\.Drag|\.\/Icon\.Default)$/,
      },
      async handler(source, importer = '') {
        const trimmed = TRIMMED.find((one) => one.source === source && one.importer.test(importer))
        if (trimmed) return join(folder, trimmed.file)
        const whole = await this.resolve(source, importer, { skipSelf: true })
        // sanitize-html uses only htmlparser2's Parser, not its DOM tools, feeds and serialiser.
        if (source === 'htmlparser2' && /[\\/]sanitize-html[\\/]/.test(importer))
          return whole?.id.replace(/[\\/]dist[\\/].*$/, '/dist/esm/Parser.js')
        return whole
      },
    },
  }
}
