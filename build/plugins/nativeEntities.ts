import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets the browser decode the character references in what the sanitiser gets (design decision 31): see
 * build/trimmed/entityDecoder. dist/server, which has no browser, keeps the package's table.
 * @param folder the absolute path of build/trimmed
 */
export function nativeEntities(folder: string): Plugin {
  return {
    name: 'vitrine:native-entities',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^entities\/decode$/ },
      handler: () => join(folder, 'entityDecoder.ts'),
    },
  }
}
