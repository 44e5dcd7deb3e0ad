import type { Plugin } from 'vite'

const DATA_URL = /(?:url\(\s*['"]?|['"`])data:(?:image|font|text|application)\/[^'"`)]{0,40}/

/** Fails the build when a file contains a `data:` URL, which strict pages block (design §1). */
export function noDataUrls(): Plugin {
  return {
    name: 'vitrine:no-data-urls',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && !file.fileName.endsWith('.css')) continue
        const text = file.type === 'chunk' ? file.code : String(file.source)
        const found = DATA_URL.exec(text)
        if (found) this.error(`${file.fileName} contains a data: URL: ${found[0]}…`)
      }
    },
  }
}
