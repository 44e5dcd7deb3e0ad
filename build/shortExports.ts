import { parseAst } from 'vite'
import { type Edit, replaceRanges } from './replaceRanges'
import { shiftMappings } from './shiftMappings'

/** A shipped module. */
interface Module {
  readonly name: string
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/**
 * Lets a module export its names as it has them, and the others import them so: `export{a,b}` instead of
 * `export{a as x,b as y}`. Of two hundred names that is half a kilobyte, gzipped. No other code may read the names
 * that it had, such as an `import()` of the module.
 */
export function shortExports<M extends Module>(modules: readonly M[], name: string): readonly M[] {
  const names = new Map<string, string>()
  const exporting = modules.map((module) =>
    module.name === name ? edited(module, exportEdits(module.code, names)) : module,
  )
  return exporting.map((module) =>
    module.name === name ? module : edited(module, importEdits(module.code, name, names)),
  )
}

function exportEdits(code: string, names: Map<string, string>): readonly Edit[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.specifiers.length === 0) return []
    const locals = statement.specifiers.map(({ local, exported }) => {
      names.set(nameOf(exported), nameOf(local))
      return nameOf(local)
    })
    const { start, end } = statement
    return [{ start, end, text: `export{${locals.sort().join(',')}};` }]
  })
}

function importEdits(
  code: string,
  name: string,
  names: ReadonlyMap<string, string>,
): readonly Edit[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== `./${name}`) return []
    return statement.specifiers.map((one) => {
      const local = one.local.name
      const known = one.type === 'ImportSpecifier' && names.get(nameOf(one.imported))
      if (!known) throw new Error(`${name} has no name for ${local}.`)
      const text = known === local ? local : `${known} as ${local}`
      return { start: one.start, end: one.end, text }
    })
  })
}

function nameOf(name: { readonly type: string } & ({ name: string } | { value: unknown })): string {
  return 'name' in name ? name.name : String(name.value)
}

function edited<M extends Module>(module: M, edits: readonly Edit[]): M {
  const { code, mappings } = module
  return {
    ...module,
    code: replaceRanges(code, edits),
    mappings: shiftMappings(code, mappings, edits),
  }
}
