import { labelOf } from '../choices/valueLabels'
import type { FacetConfig } from '../config/facetConfig'

/** How the values of a field make a tree: Solr's two usual shapes. */
export interface Hierarchy {
  /**
   * `path`: a document has a term for each ancestor, as PathHierarchyTokenizer makes them: `a`, `a/b`.
   * `levels`: each term begins with its level: `0/a`, `1/a/b`.
   */
  readonly shape: HierarchyShape
  /** The character between two names. */
  readonly delimiter: string
  /** The facet's further options: values may have labels of their own. */
  readonly further?: FacetConfig['further'] | undefined
}

export type HierarchyShape = 'path' | 'levels'

/** The place of a value in its tree. */
export interface TreePath {
  /** 0 for a root. */
  readonly depth: number
  /** The names down to the value, joined by the delimiter. */
  readonly path: string
}

/** Reads a value's place. @returns null for a value that is none of the tree, the missing bucket included */
export function treePath(value: string | null, hierarchy: Hierarchy): TreePath | null {
  if (!value) return null
  const { shape, delimiter } = hierarchy
  if (shape === 'path') return { depth: countFrom(value, delimiter, 1), path: value }
  const at = value.indexOf(delimiter)
  const level = value.slice(0, at)
  const path = value.slice(at + delimiter.length)
  return at > 0 && /^\d{1,2}$/.test(level) && path !== '' ? { depth: Number(level), path } : null
}

/** How often a sign is in a text, from a place on. No list is made: a tree has thousands of values. */
function countFrom(text: string, sign: string, start: number): number {
  let count = 0
  for (let at = text.indexOf(sign, start); at >= 0; at = text.indexOf(sign, at + 1)) count += 1
  return count
}

/** The value with a place: the inverse of treePath. */
export function treeValue({ depth, path }: TreePath, { shape, delimiter }: Hierarchy): string {
  return shape === 'path' ? path : `${depth}${delimiter}${path}`
}

/**
 * The places of a path's possible ancestors, the root's first. A name may hold the delimiter in shape `levels`; the
 * first so many names then stand for the ancestor: its children begin like those of the true one.
 */
export function ancestorPaths({ depth, path }: TreePath, { delimiter }: Hierarchy): TreePath[] {
  const [first = '', ...names] = splitPath(path, delimiter)
  const ancestors: TreePath[] = []
  let at = first
  for (let level = 0; level < depth; level += 1) {
    ancestors.push({ depth: level, path: at })
    at += delimiter + (names[level] ?? '')
  }
  return ancestors
}

/** Splits a path into names. A delimiter at its beginning belongs to the first name. */
export function splitPath(path: string, delimiter: string): readonly string[] {
  const [first = '', ...rest] = path.slice(1).split(delimiter)
  return [path.slice(0, 1) + first, ...rest]
}

/** Whether a place is within another: its child, or a descendant of it. */
export function isWithin(inner: TreePath, outer: TreePath, { delimiter }: Hierarchy): boolean {
  return inner.depth > outer.depth && inner.path.startsWith(outer.path + delimiter)
}

/** The names of a value for the visitor: `Home › Garden`. A value that is none of the tree shows as it is. */
export function treeLabel(value: string, hierarchy: Hierarchy): string {
  const place = treePath(value, hierarchy)
  if (!place) return value
  // A name holds the delimiter: nothing says which one.
  if (splitPath(place.path, hierarchy.delimiter).length !== place.depth + 1) return place.path
  return [...ancestorPaths(place, hierarchy), place]
    .map((one, i, way) => nameBelow(one, way[i - 1], hierarchy))
    .join(' › ')
}

/** The name of a place below the one above it, if that is known: the label of its value, or the end of its path. */
export function nameBelow(
  place: TreePath,
  above: TreePath | null | undefined,
  hierarchy: Hierarchy,
): string {
  const { path, depth } = place
  const { delimiter } = hierarchy
  const value = treeValue(place, hierarchy)
  const known = labelOf(hierarchy, value)
  if (known) return known.label
  if (above) return path.slice(above.path.length + delimiter.length)
  return depth === 0 ? withoutDelimiter(path, delimiter) : treeLabel(value, hierarchy)
}

/** A root's name without the delimiter that some paths begin with. */
function withoutDelimiter(name: string, delimiter: string): string {
  return name.startsWith(delimiter) && name.length > delimiter.length
    ? name.slice(delimiter.length)
    : name
}

/**
 * The place above another: the longest path that is known, since a name may hold the delimiter.
 * @param find returns what is known of a value
 */
export function findAbove<T>(
  { depth, path }: TreePath,
  hierarchy: Hierarchy,
  find: (value: string, place: TreePath) => T | null | undefined,
): T | null {
  const { delimiter } = hierarchy
  for (let at = path.lastIndexOf(delimiter); at > 0; at = path.lastIndexOf(delimiter, at - 1)) {
    const above = { depth: depth - 1, path: path.slice(0, at) }
    const found = find(treeValue(above, hierarchy), above)
    if (found) return found
  }
  return null
}
