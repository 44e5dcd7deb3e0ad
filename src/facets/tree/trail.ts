import type { FacetValue } from '../facetValue'
import {
  ancestorPaths,
  findAbove,
  type Hierarchy,
  isWithin,
  nameBelow,
  splitPath,
  type TreePath,
  treePath,
  treeValue,
} from './hierarchy'

/** One step of a breadcrumb. */
export interface Crumb {
  readonly value: string
  readonly label: string
}

/**
 * The way from a root to the selected value. When several are selected, the deepest one counts, if the others are above
 * it.
 * @param known the values that an answer has listed: they say where a name ends that holds the delimiter
 * @returns null when nothing is selected, or values on different ways
 */
export function trail(
  active: readonly FacetValue[],
  known: ReadonlySet<string>,
  hierarchy: Hierarchy,
): readonly Crumb[] | null {
  const places = active.flatMap((value) => treePath(value, hierarchy) ?? [])
  const [deepest] = [...places].sort((a, b) => b.depth - a.depth)
  if (!deepest || places.length < active.length) return null
  if (places.some((one) => one !== deepest && !isWithin(deepest, one, hierarchy))) return null
  const way = [...ancestorsOf(deepest, known, hierarchy), deepest]
  return way.map((place, i) => ({
    value: treeValue(place, hierarchy),
    label: nameBelow(place, way[i - 1], hierarchy),
  }))
}

function ancestorsOf(
  place: TreePath,
  known: ReadonlySet<string>,
  hierarchy: Hierarchy,
): readonly TreePath[] {
  if (splitPath(place.path, hierarchy.delimiter).length === place.depth + 1)
    return ancestorPaths(place, hierarchy)
  const found: TreePath[] = []
  let inner = place
  while (inner.depth > 0) {
    const above: TreePath | null = findAbove(inner, hierarchy, (value, one) =>
      known.has(value) ? one : null,
    )
    if (!above) return []
    found.unshift(above)
    inner = above
  }
  return found
}
