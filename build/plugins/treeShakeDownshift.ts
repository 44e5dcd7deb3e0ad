import { type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../replaceRanges'

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
        const joined = joinStatics(code)
        if (joined === code) this.error('downshift no longer assigns stateChangeTypes to its hooks')
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
    const found = body.find((one) => one.type === 'FunctionDeclaration' && one.id?.name === hook)
    if (!found || found.start < statement.start) return []
    const types = code.slice(right.start, right.end)
    // The function stays where it is, so no line moves.
    return [
      { start: statement.start, end: statement.end, text: '' },
      { start: found.start, end: found.start, text: `var ${hook} = /*@__PURE__*/Object.assign(` },
      { start: found.end, end: found.end, text: `, { stateChangeTypes: ${types} });` },
    ]
  })
  return replaceRanges(code, edits)
}
