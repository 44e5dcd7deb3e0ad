import { relative } from 'node:path'

/**
 * The name of a module in allowed-sinks.json and in messages, the same on every machine:
 * `leaflet/dist/leaflet-src.esm.js` for a package, `widgets/map/map.ts` for our source.
 */
export function moduleName(id: string, root: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  const inPackage = path.lastIndexOf('/node_modules/')
  if (inPackage >= 0) return path.slice(inPackage + '/node_modules/'.length)
  return relative(root, path)
    .replaceAll('\\', '/')
    .replace(/^(\.\.\/)+/, '')
}
