import type { Plugin } from 'vite'

const DECLARED = /var emptyImageUrl = 'data:image\/[^']+';/

/**
 * Leaflet gives a tile that is no longer wanted a one-pixel `data:` picture, which a page with
 * `img-src 'self'` refuses and reports. An empty `src` stops the download just as well and asks for
 * nothing; Leaflet itself only ever compares with this very value (design decision 28).
 */
export function blankTile(): Plugin {
  return {
    name: 'vitrine:blank-tile',
    transform: {
      filter: { id: /[\\/]leaflet[\\/]src[\\/]core[\\/]Util\.js$/ },
      handler(code) {
        if (!DECLARED.test(code)) this.error("Leaflet's emptyImageUrl is not where it was")
        return { code: code.replace(DECLARED, "var emptyImageUrl = '';"), map: null }
      },
    },
  }
}
