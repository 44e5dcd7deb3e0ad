import { type ESTree, parseAst } from 'vite'
import { replaceRanges } from './replaceRanges'
import { shiftMappings } from './shiftMappings'

interface Script {
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/** A function without parameters. */
type Start = Pick<ESTree.ArrowFunctionExpression, 'start' | 'end' | 'body'>

/** Chromium 136 and later read it at the top of a file; for all others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has a browser compile all functions of a module while it reads the file, beside the page, and not each at its first
 * call, which holds the page up. It is for a module of which a page calls the most at its start: the others take
 * longer to read then, and memory.
 */
export function compileAllEarly({ code, mappings }: Script): Script {
  return { code: HINT + code, mappings: `;${mappings}` }
}

/**
 * The same for the one function of a classic script that holds all that it runs at its start, `init(() => {…})()`:
 * browsers compile a function in parentheses at once, and skip and read again any other.
 */
export function compileStartEarly({ code, mappings }: Script): Script {
  const start = findStart(parseAst(code))
  if (!start) throw new Error('The script does not end with what it runs at its start.')
  const { body } = start
  const edits = [
    { start: start.start, end: body.start, text: '(function()' },
    { start: start.end, end: start.end, text: ')' },
  ]
  return { code: replaceRanges(code, edits), mappings: shiftMappings(code, mappings, edits) }
}

function findStart(program: ReturnType<typeof parseAst>): Start | undefined {
  const [statement] = program.body
  if (statement?.type !== 'ExpressionStatement') return
  const { expression: call } = statement
  if (call.type !== 'CallExpression' || call.callee.type !== 'FunctionExpression') return
  const last = call.callee.body?.body.at(-1)
  if (last?.type !== 'ExpressionStatement') return
  const { expression } = last
  const run = expression.type === 'SequenceExpression' ? expression.expressions[0] : expression
  if (run?.type !== 'CallExpression' || run.callee.type !== 'CallExpression') return
  const [start] = run.callee.arguments
  if (start?.type !== 'ArrowFunctionExpression' || start.params.length > 0) return
  return start
}
