import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'

/** Rows that are rendered together. */
export interface FacetGroup {
  readonly key: string
  readonly items: readonly FacetItem[]
}

/** The groups of a list, and the group of each value that it has or had. */
export interface FacetGrouping {
  readonly groups: readonly FacetGroup[]
  readonly keys: ReadonlyMap<FacetValue, string>
  /** The items as they are rendered, by value: their counts may be those of an earlier answer. */
  readonly rendered: ReadonlyMap<FacetValue, FacetItem>
}

export const noGrouping: FacetGrouping = { groups: [], keys: new Map(), rendered: new Map() }

/**
 * Splits a list into groups of fifty. Afterwards each value stays in its group, so that one that comes or goes
 * mounts no other row again; a new value joins the group before it. The list is split anew when its order has
 * changed, or when its groups are far from fifty.
 * @param previous the grouping of the list before: an item of which only the count has changed stays the same
 * object, and so does a group of such items.
 */
export function groupItems(all: readonly FacetItem[], previous: FacetGrouping): FacetGrouping {
  const items = all.map((item) => {
    const before = previous.rendered.get(item.facet)
    return before?.active === item.active ? before : item
  })
  const groups = groupByKeys(items, previous.keys)
  const isKept = groups !== null && isBalanced(groups, items.length)
  const before = new Map(previous.groups.map((group) => [group.key, group]))
  const next = (isKept ? groups : splitItems(items)).map((group) => {
    const same = before.get(group.key)
    return same && sameItems(same.items, group.items) ? same : group
  })
  const keys = new Map(isKept ? previous.keys : [])
  for (const group of next) for (const { facet } of group.items) keys.set(facet, group.key)
  return { groups: next, keys, rendered: new Map(items.map((item) => [item.facet, item])) }
}

function splitItems(items: readonly FacetItem[]): readonly FacetGroup[] {
  const groups: FacetGroup[] = []
  // No Array.from: old script libraries have one of their own, which calls nothing back.
  for (let at = 0; at < items.length; at += FACET_GROUP_ROWS) {
    groups.push({ key: String(groups.length), items: items.slice(at, at + FACET_GROUP_ROWS) })
  }
  return groups
}

/** @returns null when the values of a group are no longer next to each other. */
function groupByKeys(
  items: readonly FacetItem[],
  keys: FacetGrouping['keys'],
): readonly FacetGroup[] | null {
  const groups = new Map<string, FacetItem[]>()
  let key = items.map(({ facet }) => keys.get(facet)).find((known) => known !== undefined)
  for (const item of items) {
    const known = keys.get(item.facet) ?? key
    if (known === undefined) return null
    const group = groups.get(known)
    if (!group) groups.set(known, [item])
    else if (known !== key) return null
    else group.push(item)
    key = known
  }
  return [...groups].map(([one, list]) => ({ key: one, items: list }))
}

function isBalanced(groups: readonly FacetGroup[], rows: number): boolean {
  return (
    groups.length <= 2 * Math.ceil(rows / FACET_GROUP_ROWS) + 1 &&
    groups.every((group) => group.items.length <= 2 * FACET_GROUP_ROWS)
  )
}

function sameItems(a: readonly FacetItem[], b: readonly FacetItem[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i])
}
