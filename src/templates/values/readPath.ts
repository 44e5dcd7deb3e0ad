import type { Path } from './path'

export interface Scope {
  readonly doc: Readonly<Record<string, unknown>>
  /** The item of the nearest data-vitrine-each; undefined outside of one. */
  readonly item: unknown
}

/**
 * Reads the value of a path. Only own properties count, so that fields can be called `constructor` or
 * `__proto__`. A field whose name contains dots wins over a nested one. Through a list, the path is read in each
 * item.
 * @returns undefined without a value.
 */
export function readPath(path: Path, scope: Scope): unknown {
  return reach(path.from === 'item' ? scope.item : scope.doc, path.keys)
}

function reach(value: unknown, keys: string): unknown {
  if (keys === '') return value
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return value.flatMap((item) => reach(item, keys) ?? [])
  const record = value as Readonly<Record<string, unknown>>
  if (Object.hasOwn(record, keys)) return record[keys]
  for (let dot = keys.indexOf('.'); dot > 0; dot = keys.indexOf('.', dot + 1)) {
    const head = keys.slice(0, dot)
    if (Object.hasOwn(record, head)) return reach(record[head], keys.slice(dot + 1))
  }
  return undefined
}
