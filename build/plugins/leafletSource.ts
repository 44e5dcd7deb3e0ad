import type { Plugin } from 'vite'

/** The lists of re-exports whose side effects are statics that only old code uses. */
const BARRELS =
  /[\\/]leaflet[\\/]src[\\/](layer|layer[\\/]\w+|core|dom|geo|geometry)[\\/]index\.js$/
const VECTORS = /[\\/]leaflet[\\/]src[\\/]layer[\\/]vector[\\/](CircleMarker|Polyline)\.js$/

/**
 * Bundles Leaflet from its own source modules, of which those that no widget imports are left out
 * (canvas, GeoJSON, WMS, overlays …: a third of it). Its ready-made file cannot be shaken, sets
 * window.L and asks for AMD.
 *
 * What hangs on an import that nothing else needs: `bindPopup` and `bindTooltip` exist once Popup or
 * Tooltip is imported; `TileLayer.WMS` and GeoJSON's statics do not exist.
 */
export function leafletSource(): Plugin {
  return {
    name: 'vitrine:leaflet-source',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^leaflet$|^\.{1,2}\// },
      async handler(source, importer = '') {
        if (source !== 'leaflet' && !/[\\/]leaflet[\\/]src[\\/]/.test(importer)) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        if (!found) return null
        const id = found.id.replace(/([\\/])dist[\\/]leaflet-src\.js$/, '$1src$1Leaflet.js')
        return { ...found, id, moduleSideEffects: !BARRELS.test(id) }
      },
    },
    transform: {
      filter: { id: VECTORS },
      // Shapes ask the map for a renderer, which a barrel would have brought along.
      handler: (code) => ({ code: `import './Renderer.getRenderer';${code}`, map: null }),
    },
  }
}
