import { type ESTree, type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../../replaceRanges'

/** Methods that nothing calls, by module: of Leaflet's map, tiles and bounds, and of supercluster. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'leaflet/src/geo/LatLng.js': ['toBounds'],
  'leaflet/src/geo/LatLngBounds.js': ['pad', 'toBBoxString'],
  'leaflet/src/geometry/Bounds.js': ['pad'],
  'leaflet/src/layer/Layer.js': ['getAttribution'],
  'leaflet/src/layer/marker/Marker.js': ['_getPopupAnchor', '_getTooltipAnchor', 'getIcon'],
  'leaflet/src/layer/tile/GridLayer.js': ['_keyToBounds', 'bringToBack'],
  'leaflet/src/map/Map.js': [
    '_handleGeolocationError',
    '_handleGeolocationResponse',
    '_latLngBoundsToNewLayerBounds',
    'fitWorld',
    'flyTo',
    'flyToBounds',
    'getPanes',
    'locate',
    'mouseEventToLatLng',
    'setMaxZoom',
    'setMinZoom',
  ],
  'supercluster/index.js': [
    '_addTileFeatures',
    '_getTile',
    'getClusterExpansionZoom',
    'getTile',
    'getTileRaw',
  ],
}

/**
 * Leaves methods out of packages that nothing calls; a minifier cannot know that. The build fails when a package no
 * longer has one of them, and when any bundled code calls a method of such a name.
 */
export function trimMembers(): Plugin {
  return {
    name: 'vitrine:trim-members',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]node_modules[\\/](leaflet|supercluster)[\\/].*\.js$/ },
      handler(code, id) {
        const path = id.replaceAll('\\', '/')
        const module = Object.keys(UNUSED).find((name) => path.endsWith(`/${name}`))
        if (!module) return null
        const names = UNUSED[module] ?? []
        const found = parseAst(code).body.flatMap((node) => membersOf(node, names))
        const missing = names.filter((name) => !found.some((one) => one.name === name))
        if (missing.length > 0) this.error(`${module} no longer has ${missing.join(', ')}`)
        return {
          code: replaceRanges(
            code,
            found.map((one) => without(one, code)),
          ),
          map: null,
        }
      },
    },
    generateBundle(_, bundle) {
      const calls = new RegExp(`\\.(${Object.values(UNUSED).flat().join('|')})\\(`)
      for (const file of Object.values(bundle)) {
        const called = file.type === 'chunk' && calls.exec(file.code)
        if (called)
          this.error(`${called[1]} is called, which build/plugins/map/trimMembers.ts leaves out`)
      }
    },
  }
}

interface Member {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The methods of these names in `{ name: function () {…} }` and in classes. */
function membersOf(node: ESTree.Node, names: readonly string[]): readonly Member[] {
  if (node.type === 'Property' || node.type === 'MethodDefinition') {
    const { key, value, start, end } = node
    const name = key.type === 'Identifier' ? key.name : ''
    if (names.includes(name) && value?.type === 'FunctionExpression' && value.body)
      return [{ name, start, end }]
  }
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => membersOf(child, names))
}

/** Leaves a method out, with the comma that follows it in an object. */
function without({ start, end }: Member, code: string): Edit {
  const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? ''
  return { start, end: end + comma.length, text: '' }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
