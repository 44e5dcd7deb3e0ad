import { type Hierarchy, type TreePath, treeValue } from './hierarchy'

/** One level of a tree, below one node or below all nodes of a level: a list that Solr counts. */
export interface TreeLevel {
  readonly depth: number
  /** What its values begin with. */
  readonly prefix: string
}

/** The root's level. */
export function rootLevel(hierarchy: Hierarchy): TreeLevel {
  return levelBelow(null, 0, hierarchy)
}

/** The level of a depth below a node, or below the root: its children where the depth is one more than its own. */
export function levelBelow(node: TreePath | null, depth: number, hierarchy: Hierarchy): TreeLevel {
  const path = node ? node.path + hierarchy.delimiter : ''
  return { depth, prefix: treeValue({ depth, path }, hierarchy) }
}

/**
 * The levels that open nodes show, and one further below each: so the tree knows which nodes have children, and the
 * next level shows at once.
 * @param open the open nodes beside the root
 */
export function openLevels(open: readonly TreePath[], hierarchy: Hierarchy): readonly TreeLevel[] {
  const levels = new Map<string, TreeLevel>()
  for (const node of [null, ...open]) {
    const depth = node ? node.depth + 1 : 0
    for (const level of [
      levelBelow(node, depth, hierarchy),
      levelBelow(node, depth + 1, hierarchy),
    ])
      levels.set(levelKey(level), level)
  }
  return [...levels.values()]
}

/** Identifies a level. */
export function levelKey({ depth, prefix }: TreeLevel): string {
  return `${depth} ${prefix}`
}

/** Whether a level lists all children of a node, perhaps beside those of others. */
export function listsChildren(level: TreeLevel, node: TreePath, hierarchy: Hierarchy): boolean {
  const depth = node.depth + 1
  return level.depth === depth && levelBelow(node, depth, hierarchy).prefix.startsWith(level.prefix)
}
