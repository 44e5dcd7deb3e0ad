import postcss, { type Node } from 'postcss'
import { isSupported, lookUp } from './isSupported'

/** Lists the properties, at-rules, selectors and keywords of a style sheet that a browser of the baseline may lack. */
export function newStyleFeatures(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walk((node) => {
    for (const [name, ...keys] of featuresOf(node)) {
      if (!isSupported(lookUp('css', ...keys)) && !isGuarded(node)) found.add(name)
    }
  })
  return [...found].sort()
}

type Feature = readonly [name: string, ...keys: string[]]

function featuresOf(node: Node): Feature[] {
  const { type, name = '', selector = '', prop = '', value = '' } = node as Node & Parts
  if (type === 'atrule') return [[`@${name}`, 'at-rules', name]]
  if (type === 'rule')
    return [...selector.matchAll(/(::?)([a-z-]+)/g)].map(([all, , pseudo = '']) => [
      all,
      'selectors',
      pseudo,
    ])
  if (type !== 'decl' || prop.startsWith('--')) return []
  const words = [...value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => word)
  const calls = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name)
  return [
    [prop, 'properties', prop],
    ...words.map((word): Feature => [`${prop}: ${word}`, 'properties', prop, word]),
    ...calls.map((name): Feature => [`${name}()`, 'types', name]),
    ...calls.map((name): Feature => [`${name}()`, 'types', 'color', name]),
  ]
}

/** What nodes of each kind have. */
interface Parts {
  readonly name?: string
  readonly selector?: string
  readonly prop?: string
  readonly value?: string
}

/** Whether `@supports` leaves it out of browsers that lack it. */
function isGuarded({ parent }: Node): boolean {
  if (!parent) return false
  const { type, name } = parent as Node & Parts
  return (type === 'atrule' && name === 'supports') || isGuarded(parent as Node)
}
