import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseAst } from 'vite'
import { SVG_ATTRIBUTES } from '../../../widgets/results/templates/svgAttributes'
import { type Edit, replaceRanges } from '../../replaceRanges'
import {
  CALLS,
  CONSTANTS,
  EVENTS,
  FUNCTIONS,
  HOOKS,
  METHODS,
  SIGNALS,
  STATEMENTS,
} from './unusedReact'

type Node = ESTree.Node

const CONSTANT = new Map(Object.entries(CONSTANTS))
const FUNCTION = new Map(Object.entries(FUNCTIONS))

const REACT_DOM = /react-dom-client\.production\.js$/
const HOOK_IMPORT = new RegExp(
  `import\\s*\\{[^}]*\\b(${HOOKS.join('|')})\\b[^}]*\\}\\s*from\\s*['"]react['"]`,
)
const METHOD = new RegExp(`^  (?:static |override )*(${METHODS.join('|')})\\(`, 'm')
const CALL = new RegExp(`\\bthis\\.(${CALLS.join('|')})\\(`)
const EVENT = new RegExp(`\\b(${EVENTS.join('|')})=\\{`)
/** The variable with the names of SVG's attributes: `new Map([["strokeWidth", "stroke-width"], …])`. */
const ALIASES = 'aliases'
/** Where those names stand, for our templates, too. */
const FILE = fileURLToPath(
  new URL('../../../widgets/results/templates/svgAttributes.ts', import.meta.url),
)
/** The lanes in which a view transition may start. */
const VIEW_TRANSITION_LANES = 335544064

/**
 * Leaves what no widget uses out of React DOM: see build/unusedReact. It only empties functions and fixes variables
 * at their first value; the minifier then removes what can no longer be reached. The build fails when React DOM no
 * longer has one of the names, and when one of our modules imports a hook that is left out.
 */
export function trimReactFeatures(): Plugin {
  return {
    name: 'vitrine:trim-react-features',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js$|\.[jt]sx?$/ },
      handler(code, id) {
        if (!REACT_DOM.test(id)) {
          const hook = HOOK_IMPORT.exec(code)?.[1]
          if (hook) this.error(`${id} imports ${hook}, which build/unusedReact.ts leaves out`)
          const ours = id.includes('node_modules') ? '' : code
          const used = METHOD.exec(ours)?.[1] ?? EVENT.exec(ours)?.[1]
          if (used) this.error(`${id} has ${used}, which build/unusedReact.ts leaves out`)
          return null
        }
        const { edits, missing } = findEdits(code)
        if (missing.length > 0) this.error(`React DOM no longer has ${missing.join(', ')}`)
        const list = `import { SVG_ATTRIBUTES } from ${JSON.stringify(FILE)};`
        return { code: list + replaceRanges(code, edits), map: null }
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const called = file.type === 'chunk' && CALL.exec(file.code)
        if (called) this.error(`${called[1]} is called, which build/unusedReact.ts leaves out`)
      }
    },
  }
}

function findEdits(code: string) {
  const found = new Set<string>()
  const edits = parseAst(code).body.flatMap((node) =>
    editsIn(node, STATEMENTS[''] ?? {}, code, found),
  )
  const names = [ALIASES, ...SIGNALS, ...CONSTANT.keys(), ...FUNCTION.keys()]
  const starts = Object.values(STATEMENTS).flatMap(Object.keys)
  return { edits, missing: [...names, ...starts].filter((name) => !found.has(name)) }
}

/**
 * @param statements those to replace in this function, by how they begin
 * @param found gets the name of each entry that has been found
 */
function editsIn(
  node: Node,
  statements: Readonly<Record<string, string>>,
  code: string,
  found: Set<string>,
): readonly Edit[] {
  const { start, end } = node
  const first = Object.keys(statements).find((one) => code.startsWith(one, start))
  if (first && isStatement(node)) {
    found.add(first)
    return [{ start, end, text: `;${statements[first]}` }]
  }
  const inside = (child: Node | null, within = statements) =>
    child ? editsIn(child, within, code, found) : []
  if (node.type === 'FunctionDeclaration' && node.id && node.body) {
    const { name } = node.id
    const body = FUNCTION.get(name)
    if (body === undefined) return inside(node.body, STATEMENTS[name] ?? statements)
    found.add(name)
    return [{ start: node.body.start, end: node.body.end, text: `{ ${body} }` }]
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    const { id, init } = node
    const value = SIGNALS.includes(id.name) ? '{}' : CONSTANT.get(id.name)
    if (value) found.add(id.name)
    if (value && init) return [{ start: init.start, end: init.end, text: value }]
    if (id.name === ALIASES && init) {
      found.add(ALIASES)
      return [{ start: init.start, end: init.end, text: compactAliases(init) }]
    }
    return inside(init)
  }
  if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
    const { left, operator, right } = node
    const value = CONSTANT.get(left.name)
    if (value && operator !== '=') return [{ start, end, text: value }]
    if (value) return [{ start, end: right.start, text: '' }, ...inside(right)]
  }
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    const { name } = node.key
    return HOOKS.includes(name) ? [{ start, end, text: `${name}: null` }] : inside(node.value)
  }
  if (node.type === 'MemberExpression' && !node.computed) return inside(node.object)
  const value = node.type === 'Identifier' && CONSTANT.get(node.name)
  if (value) return [{ start, end, text: value }]
  const test = methodTest(node)
  if (test) return [{ start, end, text: test }]
  if (isViewTransitionTest(node)) return [{ start, end, text: '!1' }]
  return childrenOf(node).flatMap((child) => inside(child))
}

/** Writes each attribute once: React's name for it is the same in camel case, but for three. */
function compactAliases(map: Node): string {
  const pairs = map.type === 'NewExpression' ? (map.arguments[0] ?? map) : map
  const entries = pairs.type === 'ArrayExpression' ? pairs.elements : []
  const names = entries.map((entry) =>
    entry?.type === 'ArrayExpression'
      ? entry.elements.map((one) => (one?.type === 'Literal' ? String(one.value) : ''))
      : [],
  )
  const isCamelCase = ([name, attribute = '']: readonly string[]) =>
    attribute.replace(/[-:](.)/g, (_, letter: string) => letter.toUpperCase()) === name
  const others = names.filter((one) => !isCamelCase(one))
  const same = names.filter(isCamelCase).map(([, attribute]) => attribute)
  if (same.join(' ') !== SVG_ATTRIBUTES)
    throw new Error(`React DOM has other attributes than ${FILE}: ${same.join(' ')}`)
  return `new Map(SVG_ATTRIBUTES.split(' ').map((one) => [
    one.replace(/[-:](.)/g, (_, letter) => letter.toUpperCase()), one]).concat(${JSON.stringify(others)}))`
}

function isStatement({ type }: Node): boolean {
  return type.endsWith('Statement') || type.endsWith('Declaration')
}

/** What `"function" === typeof instance.componentDidMount` comes to. */
function methodTest(node: Node): string | null {
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) return null
  const { right } = node
  if (right.type !== 'UnaryExpression' || right.operator !== 'typeof') return null
  const { argument } = right
  const named = argument.type === 'MemberExpression' ? argument.property : argument
  if (named.type !== 'Identifier' || !METHODS.includes(named.name)) return null
  return node.operator === '===' ? '!1' : '!0'
}

function isViewTransitionTest(node: Node): boolean {
  if (node.type !== 'BinaryExpression' || node.operator !== '===') return false
  const { left } = node
  return (
    left.type === 'BinaryExpression' &&
    left.operator === '&' &&
    left.right.type === 'Literal' &&
    left.right.value === VIEW_TRANSITION_LANES
  )
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
