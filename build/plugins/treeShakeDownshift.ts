import { type ESTree, type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../replaceRanges'

/** What our options never run, with what stands in its place. The build fails when one is no longer there. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // React has useId, so ids are never made from a counter. A copy of all of React would keep all of it.
  [/= _extends\(\{\}, React\);/g, '= React;'],
  [/typeof reactUseId\S* === 'function' \? (\S+) : \S+;/g, '$1;'],
  // Our own live region announces; without `getA11yStatusMessage` downshift announces nothing.
  [/^ {2}useA11yMessageStatus\([^)]*\);/gm, ''],
  [/= debounce\(/g, '= /*@__PURE__*/debounce('],
]

/**
 * Makes downshift's hooks tree-shakable. downshift writes each hook as a function and then, as a separate
 * statement, `useX.stateChangeTypes = …`, which keeps every hook in the bundle. This plugin joins the two into one
 * expression without side effects. It also marks the propTypes as pure, since production never reads them.
 */
export function treeShakeDownshift(): Plugin {
  return {
    name: 'vitrine:tree-shake-downshift',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs$/ },
      handler(code) {
        let used = code
        for (const [pattern, replacement] of UNUSED) {
          if (used.search(pattern) < 0) this.error(`downshift no longer has ${pattern}`)
          used = used.replace(pattern, replacement)
        }
        const joined = joinStatics(used)
        if (joined === used) this.error('downshift no longer assigns stateChangeTypes to its hooks')
        const pure = joined.replace(
          /^(var \w+(?:\$\d+)? = )(_extends\(\{\})/gm,
          '$1/*@__PURE__*/$2',
        )
        return { code: pure, map: null }
      },
    },
  }
}

function joinStatics(code: string): string {
  const { body } = parseAst(code)
  const edits = body.flatMap((statement): Edit[] => {
    if (statement.type !== 'ExpressionStatement') return []
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') return []
    const { left, right } = expression
    if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return []
    if (left.property.type !== 'Identifier' || left.property.name !== 'stateChangeTypes') return []
    const hook = left.object.name
    const found = body.flatMap((one) => hookIn(one, hook))[0]
    if (!found) return []
    const types = code.slice(right.start, right.end)
    const { start, end, isStatement } = found
    // The function stays where it is, so no line moves.
    const head = `${isStatement ? `var ${hook} = ` : ''}/*@__PURE__*/Object.assign(`
    return [
      { start: statement.start, end: statement.end, text: '' },
      { start, end: start, text: head },
      { start: end, end, text: `, { stateChangeTypes: ${types} })${isStatement ? ';' : ''}` },
    ]
  })
  return replaceRanges(code, edits)
}

/** The function of a hook, declared as such or as the value of a variable. */
function hookIn(node: ESTree.Node, hook: string) {
  if (node.type === 'FunctionDeclaration')
    return node.id?.name === hook ? [{ start: node.start, end: node.end, isStatement: true }] : []
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && id.name === hook && init?.type === 'FunctionExpression'
      ? [{ start: init.start, end: init.end, isStatement: false }]
      : [],
  )
}
