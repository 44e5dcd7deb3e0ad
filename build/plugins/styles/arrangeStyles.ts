import postcss from 'postcss'
import type { Plugin } from 'vite'
import { orderDeclarations } from './orderDeclarations'
import { selectorsByClass } from './selectorsByClass'

/** Arranges the rules of the built style sheets: for the browser's speed, and in fewer bytes. */
export function arrangeStyles(): Plugin {
  return {
    name: 'vitrine:arrange-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const root = postcss.parse(String(file.source))
          selectorsByClass(root)
          orderDeclarations(root)
          file.source = String(root)
        }
      },
    },
  }
}
