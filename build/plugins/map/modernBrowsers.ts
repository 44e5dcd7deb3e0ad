import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = /[\\/]leaflet[\\/]src[\\/].*\.js$/

/**
 * Lets Leaflet see the browsers that we support, and no others: see build/trimmed/leafletBrowser. What a constant of
 * it rules out, the minifier leaves out. The build fails when Leaflet asks for what the replacement does not know.
 * @param folder the absolute path of build/trimmed
 */
export function modernBrowsers(folder: string): Plugin {
  const file = join(folder, 'leafletBrowser.ts')
  const known = new Set(
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  )
  return {
    name: 'vitrine:modern-browsers',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]Browser(\.js)?$/ },
      handler: (_, importer = '') => (MODULE.test(importer) ? file : null),
    },
    transform: {
      filter: { id: MODULE, code: /\bBrowser\b/ },
      handler(code, id) {
        for (const [, name] of code.matchAll(/\bBrowser\.([a-z]\w*)/g)) {
          if (!known.has(name))
            this.error(`${id} asks for Browser.${name}, which build/trimmed/leafletBrowser lacks`)
        }
        return { code: code.replace('import Browser from', 'import * as Browser from'), map: null }
      },
    },
  }
}
