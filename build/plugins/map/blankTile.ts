import type { Plugin } from 'vite'

const DECLARED = /var emptyImageUrl = 'data:image\/[^']+';/

/**
 * Replaces Leaflet's blank tile by an empty `src`. Leaflet sets a one-pixel `data:` picture on tiles that it
 * drops, which a page with `img-src 'self'` blocks and reports. An empty `src` stops the download too, and
 * Leaflet only compares with this value (design decision 28).
 */
export function blankTile(): Plugin {
  return {
    name: 'vitrine:blank-tile',
    transform: {
      filter: { id: /[\\/]leaflet[\\/]src[\\/]core[\\/]Util\.js$/ },
      handler(code) {
        if (!DECLARED.test(code)) this.error('Leaflet no longer declares emptyImageUrl as expected')
        return { code: code.replace(DECLARED, "var emptyImageUrl = '';"), map: null }
      },
    },
  }
}
