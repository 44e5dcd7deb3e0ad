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
 * Lets the modules have the names of the one called `entry` without importing it: it lays them down in the page, under
 * a symbol with `key`, and the others take them from there when they load. A page that loads the entry by an address
 * with a version (`vitrine.js?ver=2`) would load it a second time by the others' address (design decision 41). If two
 * copies of the entry are on a page, the names stay those of the first, which is the one that starts.
 *
 * The names must keep their values: the others read each once. No other code may import the entry.
 */
export function shareNames<M extends Module>(
  modules: readonly M[],
  entry: string,
  key: string,
): readonly M[] {
  const store = `globalThis[Symbol.for(${JSON.stringify(`vitrine-${key}`)})]`
  const names = new Map<string, string>()
  const sharing = modules.map((module) =>
    module.name === entry ? edited(module, exportEdits(module.code, names, store)) : module,
  )
  return sharing.map((module) =>
    module.name === entry
      ? module
      : edited(module, importEdits(module.code, `./${entry}`, names, store)),
  )
}

function exportEdits(code: string, names: Map<string, string>, store: string): readonly Edit[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.specifiers.length === 0) return []
    const locals = statement.specifiers.map(({ local, exported }) => {
      names.set(nameOf(exported), nameOf(local))
      return nameOf(local)
    })
    const { start, end } = statement
    return [{ start, end, text: `${store}??={${locals.sort().join(',')}};` }]
  })
}

function importEdits(
  code: string,
  path: string,
  names: ReadonlyMap<string, string>,
  store: string,
): readonly Edit[] {
  return parseAst(code).body.flatMap((statement) => {
    if (!('source' in statement) || statement.source?.value !== path) return []
    if (statement.type !== 'ImportDeclaration') throw new Error(`A module exports ${path} again.`)
    const taken = statement.specifiers.map((one) => {
      const local = one.local.name
      const known = one.type === 'ImportSpecifier' && names.get(nameOf(one.imported))
      if (!known) throw new Error(`${path} has no name for ${local}.`)
      return known === local ? local : `${known}:${local}`
    })
    const { start, end } = statement
    return [{ start, end, text: taken.length > 0 ? `const{${taken.join(',')}}=${store};` : '' }]
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
