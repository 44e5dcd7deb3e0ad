import { analyze, type Variable } from 'eslint-scope'
import { parseAst } from 'vite'

/** @returns which of the names that a module stores by `…??={a,b}` get a second value, anywhere in it */
export function changedNames(code: string): readonly string[] {
  const ast = parseAst(code, { range: true })
  const scopes = analyze(
    { ...ast, sourceType: 'module' },
    { ecmaVersion: 2022, sourceType: 'module' },
  )
  const names = scopes.scopes.find(({ type }) => type === 'module')?.set
  const shared = sharedNames(code)
  if (!names || shared.length === 0) throw new Error('The module shares no names.')
  return shared.filter((name) => {
    const variable = names.get(name)
    if (!variable) throw new Error(`There is no ${name}.`)
    return !isFunction(variable) && variable.references.some((one) => one.isWrite() && !one.init)
  })
}

/** A function may replace itself when it is called first: the old one does the same. */
function isFunction({ defs }: Variable): boolean {
  return defs.some(({ type }) => type === 'FunctionName')
}

function sharedNames(code: string): readonly string[] {
  const [, list] = /\?\?=\{([\w$,]+)\};(?:\n|$)/.exec(code) ?? []
  return list?.split(',') ?? []
}
