import { type ESTree, type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../../replaceRanges'

/**
 * The fibers of what no widget renders: StrictMode, Profiler, lazy components, Suspense with its hidden trees and its server markup, lists of
 * it, caches, tracing markers, hoisted elements, whole documents, ViewTransition and Activity.
 */
const UNUSED_TAGS: ReadonlySet<unknown> = new Set([
  8, 12, 13, 16, 18, 19, 21, 22, 23, 24, 25, 26, 27, 30, 31,
])
const UNUSED_TYPES =
  /^REACT_(ACTIVITY|PROFILER|STRICT_MODE|SUSPENSE|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|LAZY)_TYPE$/
const IMPORTED =
  /import\s*\{[^}]*\b(Activity|Profiler|StrictMode|Suspense|ViewTransition|lazy)\b[^}]*\}\s*from\s*['"]react['"]/

type Node = ESTree.Node

/**
 * Leaves the parts of React DOM out of the build that render what no widget uses, by the tags of their fibers. The
 * build fails when a module imports one of them.
 */
export function trimReact(): Plugin {
  return {
    name: 'vitrine:trim-react',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js$|\.[jt]sx?$/ },
      handler(code, id) {
        if (!id.endsWith('react-dom-client.production.js')) {
          const found = IMPORTED.exec(code)?.[1]
          if (found)
            this.error(`${id} imports ${found}, which build/plugins/react/trimReact leaves out`)
          return null
        }
        const edits = findEdits(parseAst(code))
        if (edits.length < 150) this.error('React DOM no longer tells its fibers apart by tags')
        return { code: replaceRanges(code, edits), map: null }
      },
    },
  }
}

/**
 * Finds the branches to remove; an edit inside of a removed range is dropped.
 * @param body where the statements of the innermost function begin
 */
function findEdits(node: Node, body = 0): readonly Edit[] {
  if (node.type === 'SwitchStatement') {
    const removed = removedCases(node)
    const remains = ({ start, end }: { start: number; end: number }) =>
      !removed.some((edit) => edit.start <= start && end <= edit.end)
    const variables = node.cases.filter((one) => !remains(one)).flatMap(declaredVariables)
    // Other branches use the variables that a removed branch declares.
    const declaration = `var ${variables.join(', ')};`
    const declared = { start: body, end: body, text: variables.length > 0 ? declaration : '' }
    const inside = childrenOf(node).flatMap((child) => findEdits(child, body))
    return [declared, ...removed, ...inside.filter(remains)]
  }
  const text = replacement(node)
  if (text) return [{ start: node.start, end: node.end, text }]
  const statements = isFunction(node) && node.body ? node.body.start + 1 : body
  return childrenOf(node).flatMap((child) => findEdits(child, statements))
}

function declaredVariables(node: Node): readonly string[] {
  if (isFunction(node)) return []
  const here =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : []
  return [...here, ...childrenOf(node).flatMap(declaredVariables)]
}

function isFunction(node: Node): node is ESTree.Function {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'
}

/** What a condition about an unused tag comes to. */
function replacement(node: Node): string | null {
  if (node.type === 'ConditionalExpression') {
    const { consequent, alternate } = node
    const isTag = consequent.type === 'Literal' && UNUSED_TAGS.has(consequent.value)
    return isTag && alternate.type === 'ConditionalExpression' ? '5' : null
  }
  if (node.type !== 'BinaryExpression') return null
  const { operator, left, right } = node
  if (operator !== '===' && operator !== '!==') return null
  const [literal] = [left, right].filter((side) => side.type === 'Literal')
  if (literal?.type !== 'Literal' || !UNUSED_TAGS.has(literal.value)) return null
  return [left, right].some(isFiberTag) ? (operator === '===' ? '!1' : '!0') : null
}

function isFiberTag(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'tag'
  )
}

/** The cases of a switch that no fiber reaches. A case that the one before it falls into stays. */
function removedCases({ discriminant, cases }: ESTree.SwitchStatement): readonly Edit[] {
  const isUnused = ({ test }: ESTree.SwitchCase) =>
    test?.type === 'Literal'
      ? isFiberTag(discriminant) && UNUSED_TAGS.has(test.value)
      : test?.type === 'Identifier' && UNUSED_TYPES.test(test.name)
  return cases.flatMap((one, i): Edit[] => {
    if (!isUnused(one)) return []
    const label = { start: one.start, end: one.consequent[0]?.start ?? one.end, text: '' }
    if (one.consequent.length === 0) return [label]
    const body = { start: one.start, end: one.end, text: '' }
    return entersFrom(cases, i, isUnused) ? [label] : [body]
  })
}

/** Whether the body of a case also runs for a used label above it, or by falling through from another body. */
function entersFrom(
  cases: readonly ESTree.SwitchCase[],
  index: number,
  isUnused: (one: ESTree.SwitchCase) => boolean,
): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const one = cases[i]
    if (!one) return false
    if (one.consequent.length > 0) return !endsWithJump(one.consequent.at(-1))
    if (!isUnused(one)) return true
  }
  return false
}

function endsWithJump(statement: Node | undefined): boolean {
  if (!statement) return false
  if (statement.type === 'BlockStatement') return endsWithJump(statement.body.at(-1))
  if (statement.type === 'IfStatement')
    return (
      statement.alternate !== null &&
      endsWithJump(statement.consequent) &&
      endsWithJump(statement.alternate ?? undefined)
    )
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(
    statement.type,
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
