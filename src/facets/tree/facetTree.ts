import type { FacetCount } from '../../solr/response/readFacets'
import { createExcluder } from '../createExcluder'
import { type FacetItem, facetItems } from '../facetItems'
import type { FacetValue } from '../facetValue'
import {
  findAbove,
  type Hierarchy,
  isWithin,
  nameBelow,
  type TreePath,
  treePath,
} from './hierarchy'
import { listsChildren, type TreeLevel } from './treeLevel'

/** A level with its counts. */
export interface CountedLevel {
  readonly level: TreeLevel
  readonly counts: readonly FacetCount[]
  /** Whether facet.limit may have cut its list. */
  readonly isCut: boolean
}

/** A value of a hierarchical facet, with what is known of the values below it. */
export interface TreeNode extends FacetItem {
  readonly facet: string
  readonly label: string
  /** Whether a descendant is selected. */
  readonly isOnPath: boolean
  /** Whether it is known to have no child. */
  readonly isLeaf: boolean
  /** Its children, in the facet's order, made when first read; empty for a leaf, null while they are not known. */
  readonly children: readonly TreeNode[] | null
}

/** Options of a tree. */
export interface TreeOptions {
  readonly hierarchy: Hierarchy
  readonly active: readonly FacetValue[]
  readonly exclude: string | null
  readonly sorts: readonly string[]
}

/** A value with its place. Thousands of them are made for each answer: one small object for each. */
interface Entry extends TreePath {
  readonly value: string
  readonly count: number
}

type Entries = ReadonlyMap<string, Entry>

/** Joins counted levels to a tree. Selected values are in it even with count 0. */
export function facetTree(
  levels: readonly CountedLevel[],
  options: TreeOptions,
): readonly TreeNode[] {
  const { hierarchy, exclude, sorts } = options
  const active = options.active.flatMap((value) => value ?? [])
  const entries = collectEntries(levels, active, hierarchy)
  const within = groupByParent(entries, hierarchy)
  const roots = (within.get(null) ?? []).filter(
    ({ depth, value }) => depth === 0 || active.includes(value),
  )
  const isHidden = createExcluder(exclude)
  const chosen = active.flatMap((value) => treePath(value, hierarchy) ?? [])
  const toNode = (item: FacetItem, entry: Entry, parent: TreePath | null): TreeNode => {
    const { value } = entry
    const listing = levels.filter(({ level }) => listsChildren(level, entry, hierarchy))
    const isKnown = listing.some((one) => !one.isCut || isExact(one.level, entry, hierarchy))
    const below = within.get(entry) ?? []
    let children: readonly TreeNode[] | undefined
    return {
      ...item,
      facet: value,
      label: nameBelow(entry, parent, hierarchy),
      isOnPath: chosen.some((one) => isWithin(one, entry, hierarchy)),
      isLeaf: isKnown && below.every((child) => isHidden(child.value)),
      // Of thousands of nodes a visitor sees those of the open ones.
      get children() {
        if (isKnown) children ??= toNodes(below, entry)
        return children ?? null
      },
    }
  }
  const toNodes = (list: readonly Entry[], parent: TreePath | null): readonly TreeNode[] => {
    const chosenHere = active.filter((value) => list.some((entry) => entry.value === value))
    return facetItems(list, chosenHere, { exclude, sorts }).flatMap((item) => {
      const entry = item.facet === null ? undefined : entries.get(item.facet)
      return entry ? [toNode(item, entry, parent)] : []
    })
  }
  return toNodes(roots, null)
}

function collectEntries(
  levels: readonly CountedLevel[],
  active: readonly string[],
  hierarchy: Hierarchy,
): Entries {
  const entries = new Map<string, Entry>()
  const add = (value: FacetValue, count: number) => {
    if (value === null || entries.has(value)) return
    const place = treePath(value, hierarchy)
    if (place) entries.set(value, { value, count, depth: place.depth, path: place.path })
  }
  for (const { counts } of levels) for (const { value, count } of counts) add(value, count)
  for (const value of active) add(value, 0)
  return entries
}

/** The entries by the one above them; null for none. */
function groupByParent(
  entries: Entries,
  hierarchy: Hierarchy,
): ReadonlyMap<Entry | null, readonly Entry[]> {
  const groups = new Map<Entry | null, Entry[]>()
  const { delimiter } = hierarchy
  let parent: Entry | null = null
  let start = ''
  let siblings: Entry[] = []
  for (const entry of entries.values()) {
    const { depth, path } = entry
    // Solr lists siblings one behind the other: most have the parent of the one before.
    const isSibling =
      parent?.depth === depth - 1 &&
      path.startsWith(start) &&
      !path.includes(delimiter, start.length)
    if (!isSibling) {
      parent = depth > 0 ? findAbove(entry, hierarchy, (value) => entries.get(value)) : null
      start = parent ? parent.path + delimiter : ''
      siblings = groups.get(parent) ?? []
      groups.set(parent, siblings)
    }
    siblings.push(entry)
  }
  return groups
}

/** Whether a level has a node's children only: a cut list then still is what its facet lists. */
function isExact(level: TreeLevel, node: TreePath, hierarchy: Hierarchy): boolean {
  return level.prefix.endsWith(node.path + hierarchy.delimiter)
}
