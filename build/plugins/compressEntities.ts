import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { entityList } from '../entityList'

/**
 * Ships the table of HTML's 2,231 character references as a list ordered by code point. It compresses to 8 kB;
 * the `entities` package's binary tree takes 20 kB. The tree is built from the list when the sanitiser first
 * needs it (design decision 31).
 * @param folder the absolute path of build/trimmed
 */
export function compressEntities(folder: string): Plugin {
  return {
    name: 'vitrine:compress-entities',
    transform: {
      filter: { id: /[\\/]entities[\\/]dist[\\/]esm[\\/]generated[\\/]decode-data-html\.js$/ },
      async handler(_, id) {
        const { htmlDecodeTree } = await import(pathToFileURL(id).href)
        const code = [
          `import { entityTree } from ${JSON.stringify(join(folder, 'entityTree'))}`,
          `export const htmlDecodeTree = /* @__PURE__ */ entityTree(${JSON.stringify(entityList(htmlDecodeTree))})`,
        ]
        return { code: code.join('\n'), map: { mappings: '' } }
      },
    },
  }
}
