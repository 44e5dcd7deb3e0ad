import { parseAst, Visitor } from 'vite'

/** A place where a string could become markup or code. */
export interface Sink {
  /** Its name as written in allowed-sinks.json: `innerHTML`, `DOMParser`, `eval` … */
  readonly name: string
  /** Where the value starts and ends in the source. Null when there is no single value. */
  readonly value: { readonly start: number; readonly end: number } | null
  /** Whether the value already goes through the policy function. */
  readonly trusted: boolean
}

const ASSIGNED_PROPERTIES = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const CALLED_METHODS = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'eval',
])
const CODE_FUNCTIONS = new Set(['eval', 'Function'])
const REACT_PROPS = new Set(['dangerouslySetInnerHTML', 'srcDoc'])

/**
 * Lists every HTML or code sink of one JavaScript module (design decision 28).
 * @param policy the local name of the policy function. A call of it is a trusted value.
 */
export function findSinks(code: string, policy = 'trustedHtml'): Sink[] {
  const sinks: Sink[] = []
  const add = (name: string, value: Sink['value'] = null, trusted = false) =>
    sinks.push({ name, value, trusted })

  new Visitor({
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression') return
      const name = nameOf(left.property, left.computed)
      if (!name || !ASSIGNED_PROPERTIES.has(name)) return
      const trusted =
        right.type === 'CallExpression' &&
        right.callee.type === 'Identifier' &&
        right.callee.name === policy
      add(name, { start: right.start, end: right.end }, trusted)
    },
    CallExpression({ callee, arguments: args }) {
      const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee
      if (called?.type === 'Identifier' && CODE_FUNCTIONS.has(called.name)) add(called.name)
      if (called?.type !== 'MemberExpression') return
      const name = nameOf(called.property, called.computed)
      const first = args[0]
      if (!name) return
      if (CALLED_METHODS.has(name)) add(name)
      else if (/^write(ln)?$/.test(name) && isDocument(called.object)) add(`document.${name}`)
      else if (name === 'setAttribute' && first?.type === 'Literal' && first.value === 'srcdoc')
        add('srcdoc')
    },
    NewExpression({ callee }) {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'DOMParser' || callee.name === 'Function') add(callee.name)
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property') continue
        const name = nameOf(property.key, property.computed)
        const { start, end } = property.value
        if (name && REACT_PROPS.has(name)) add(name, { start, end })
      }
    },
  }).visit(parseAst(code))
  return sinks
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
function nameOf(key: Node & { name?: unknown; value?: unknown }, computed: boolean): string | null {
  if (key.type === 'Identifier' && !computed) return String(key.name)
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null
}

function isDocument(object: Node & { name?: unknown; property?: unknown }): boolean {
  if (object.type === 'Identifier')
    return /^(document|doc|ownerDocument)$/.test(String(object.name))
  const property = object.property as { name?: unknown } | undefined
  return (
    object.type === 'MemberExpression' && /^(document|ownerDocument)$/.test(String(property?.name))
  )
}
