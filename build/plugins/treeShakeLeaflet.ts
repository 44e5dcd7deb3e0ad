import type { Plugin } from 'vite'

/** Modules of re-exports. Their only side effects are static members that we do not use. */
const BARRELS =
  /[\\/]leaflet[\\/]src[\\/](layer|layer[\\/]\w+|core|dom|geo|geometry)[\\/]index\.js$/
const VECTORS = /[\\/]leaflet[\\/]src[\\/]layer[\\/]vector[\\/](CircleMarker|Polyline)\.js$/

/**
 * Bundles Leaflet from its source modules, so that modules which no widget imports are left out (canvas, GeoJSON,
 * WMS, overlays …: a third of Leaflet). Leaflet's built file is not tree-shakable, sets window.L and calls AMD's
 * define.
 *
 * Some methods depend on an import: `bindPopup` and `bindTooltip` exist once Popup or Tooltip is imported.
 * `TileLayer.WMS` and GeoJSON's static members do not exist.
 */
export function treeShakeLeaflet(): Plugin {
  return {
    name: 'vitrine:tree-shake-leaflet',
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
      // Shapes get their renderer from the map, and a module of re-exports would have imported it.
      handler: (code) => ({ code: `import './Renderer.getRenderer';${code}`, map: null }),
    },
  }
}
