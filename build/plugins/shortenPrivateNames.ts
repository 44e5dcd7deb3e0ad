import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../replaceRanges'

/** Packages whose private members begin with one underscore, and where their modules are. */
const FOLDERS = [
  'leaflet/src',
  '@react-leaflet/core/lib',
  'react-leaflet/lib',
  'photoswipe/dist',
] as const
const PACKAGES =
  /[\\/]node_modules[\\/](leaflet[\\/]src|@react-leaflet[\\/]core|react-leaflet|photoswipe[\\/]dist)[\\/].*\.js$/
/** Leaflet also writes some on elements, by strings; our map sets `_animatingZoom`. */
const PRIVATE = /\b_(?!leaflet_|animatingZoom\b)[a-zA-Z]\w*/g

/**
 * Shortens the names of private members (`_initLayout`) in Leaflet and PhotoSwipe: a minifier may not, since it
 * cannot know that they are private. A name is the same in each module of these packages.
 * @param packages the folder node_modules
 */
export function shortenPrivateNames(packages: string): Plugin {
  const names = shortNames(packages)
  return {
    name: 'vitrine:shorten-private-names',
    enforce: 'post',
    transform: {
      filter: { id: PACKAGES },
      handler(code) {
        const edits = parseAst(code).body.flatMap((node) => editsIn(node, names))
        return edits.length > 0 ? { code: replaceRanges(code, edits), map: null } : null
      },
    },
  }
}

/** For each private name a short one; the most frequent have one letter. None of these packages has such a name. */
function shortNames(packages: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const folder of FOLDERS.map((one) => join(packages, one)))
    for (const file of readdirSync(folder, { recursive: true }).map(String).sort()) {
      if (!/(?<!\.min|umd|lightbox\.esm)\.js$/.test(file)) continue
      const code = readFileSync(join(folder, file), 'utf8')
      for (const [name] of code.matchAll(PRIVATE)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return new Map(sorted.map(([name], k) => [name, `${k.toString(36)}_`.replace(/^\d/, '_$&')]))
}

function editsIn(node: ESTree.Node, names: ReadonlyMap<string, string>): readonly Edit[] {
  const name = memberName(node)
  const short = name && names.get(name.name)
  const edit = short ? [{ start: name.start, end: name.end, text: short }] : []
  return [...edit, ...childrenOf(node).flatMap((child) => editsIn(child, names))]
}

/** The name of a member in `object.name`, `{ name: … }`, and in a class. */
function memberName(node: ESTree.Node) {
  const isMember =
    node.type === 'MemberExpression' ||
    node.type === 'Property' ||
    node.type === 'MethodDefinition' ||
    node.type === 'PropertyDefinition'
  if (!isMember || node.computed) return null
  const name = node.type === 'MemberExpression' ? node.property : node.key
  return name.type === 'Identifier' ? name : null
}

function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  )
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
