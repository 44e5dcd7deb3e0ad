import type { Plugin } from 'vite'

/**
 * Marks Leaflet's class declarations as free of side effects, so that the bundler may leave out
 * those that nothing uses (overlays, GeoJSON, WMS …).
 */
export function shakableLeaflet(): Plugin {
  return {
    name: 'vitrine:shakable-leaflet',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]leaflet[\\/].*\.js$/ },
      handler: (code) => ({
        code: code.replace(/^var (\w+) = (\w+)\.extend\(/gm, 'var $1 = /*@__PURE__*/$2.extend('),
        map: null,
      }),
    },
  }
}
