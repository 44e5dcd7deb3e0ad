import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is asked for, by whom, and the small module in build/trimmed that answers. */
const TRIMMED: readonly {
  readonly source: string
  readonly importer: RegExp
  readonly by: string
}[] = [
  { source: 'postcss', importer: /[\\/]sanitize-html[\\/]/, by: 'postcss.ts' },
  { source: 'dayjs', importer: /[\\/]launder[\\/]/, by: 'dayjs.ts' },
  { source: 'prop-types', importer: /./, by: 'propTypes.ts' },
  { source: 'react-remove-scroll', importer: /[\\/]@reach[\\/]/, by: 'removeScroll.ts' },
  { source: 'react-focus-lock', importer: /[\\/]@reach[\\/]/, by: 'focusLock.ts' },
]

/**
 * Leaves parts of packages out of the build that our options never run (design decisions 29, 31):
 * each file in build/trimmed says why it may be left out.
 * @param folder the absolute path of build/trimmed
 */
export function trimmedModules(folder: string): Plugin {
  return {
    name: 'vitrine:trimmed-modules',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /^(postcss|dayjs|prop-types|react-remove-scroll|react-focus-lock|htmlparser2)$/,
      },
      async handler(source, importer = '') {
        const trimmed = TRIMMED.find((one) => one.source === source && one.importer.test(importer))
        if (trimmed) return join(folder, trimmed.by)
        const whole = await this.resolve(source, importer, { skipSelf: true })
        // sanitize-html uses htmlparser2's Parser alone: not its DOM tools, feeds and serialiser.
        if (source === 'htmlparser2' && /[\\/]sanitize-html[\\/]/.test(importer))
          return whole?.id.replace(/[\\/]dist[\\/].*$/, '/dist/esm/Parser.js')
        return whole
      },
    },
  }
}
