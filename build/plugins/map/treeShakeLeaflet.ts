import type { Plugin } from 'vite'

/** Modules of re-exports. Their only side effects are static members that we do not use. */
const BARRELS =
  /[\\/]leaflet[\\/]src[\\/](control|layer|layer[\\/]\w+|core|dom|geo|geometry)[\\/]index\.js$/
/** The map's handlers, and those that the map widget replaces by its own (widgets/map/view/useGestures.ts). */
const HANDLERS = /[\\/]leaflet[\\/]src[\\/]map[\\/]index\.js$/
const REPLACED = /import \{(BoxZoom|Keyboard)\} from '[^']+';\s*Map\.\1 = \1;\s*/g
const VECTORS = /[\\/]leaflet[\\/]src[\\/]layer[\\/]vector[\\/](CircleMarker|Polyline)\.js$/

/**
 * Bundles Leaflet from its source modules, so that modules which no widget imports are left out (canvas, GeoJSON,
 * WMS, overlays, Leaflet's own controls …: almost half of Leaflet). Leaflet's built file is not tree-shakable, sets
 * window.L and calls AMD's define.
 *
 * Some methods depend on an import: `bindPopup` and `bindTooltip` exist once Popup or Tooltip is imported.
 * `TileLayer.WMS`, `Control.Zoom` and the other static members do not exist, nor do the options `boxZoom` and
 * `keyboard` of a map.
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
      filter: { id: [HANDLERS, VECTORS] },
      handler(code, id) {
        // Shapes get their renderer from the map, and a module of re-exports would have imported it.
        if (VECTORS.test(id)) return { code: `import './Renderer.getRenderer';${code}`, map: null }
        if (code.match(REPLACED)?.length !== 2) {
          this.error('Leaflet no longer imports its handlers BoxZoom and Keyboard as expected')
        }
        return { code: code.replace(REPLACED, ''), map: null }
      },
    },
  }
}
