import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'

/** Rows that are rendered together. */
export interface FacetGroup {
  readonly key: string
  readonly items: readonly FacetItem[]
}

/** One row of a list. */
interface Row {
  /** The item as it was rendered: its count may be that of an earlier answer. */
  item: FacetItem
  /** Its group's key; null while it has none. */
  key: string | null
}

/** The groups of a list, and the rows that it has or had, by value. */
export interface FacetGrouping {
  groups: readonly FacetGroup[]
  readonly rows: Map<FacetValue, Row>
}

export const createGrouping = (): FacetGrouping => ({ groups: [], rows: new Map() })

/**
 * Splits a list into groups of `FACET_GROUP_ROWS`. Afterwards each value stays in its group, so that one that comes
 * or goes mounts no other row again; a new value joins the group before it. The list is split anew when its order
 * has changed, or when its groups are far from that size.
 * @param grouping is updated in place, since a list of a thousand is copied too often otherwise. An item of which
 * only the count has changed stays the same object, and so does a group of such items.
 */
export function groupItems(
  items: readonly FacetItem[],
  grouping: FacetGrouping,
): readonly FacetGroup[] {
  const rows = items.map((item) => rowOf(grouping.rows, item))
  const before = new Map(grouping.groups.map((group) => [group.key, group]))
  const groups = groupByKeys(rows) ?? splitRows(rows, grouping.rows)
  grouping.groups = groups.map((group) => {
    const same = before.get(group.key)
    return same && sameItems(same.items, group.items) ? same : group
  })
  return grouping.groups
}

function rowOf(rows: Map<FacetValue, Row>, item: FacetItem): Row {
  let row = rows.get(item.facet)
  if (!row) {
    row = { item, key: null }
    rows.set(item.facet, row)
  } else if (row.item.active !== item.active) row.item = item
  return row
}

function splitRows(rows: readonly Row[], all: ReadonlyMap<FacetValue, Row>): readonly FacetGroup[] {
  for (const row of all.values()) row.key = null
  const groups: FacetGroup[] = []
  // No Array.from: old script libraries have one of their own, which calls nothing back.
  for (let at = 0; at < rows.length; at += FACET_GROUP_ROWS) {
    const key = String(groups.length)
    const members = rows.slice(at, at + FACET_GROUP_ROWS)
    for (const row of members) row.key = key
    groups.push({ key, items: members.map(({ item }) => item) })
  }
  return groups
}

/** @returns null when the values of a group are no longer next to each other, or its size is far off. */
function groupByKeys(rows: readonly Row[]): readonly FacetGroup[] | null {
  const groups = new Map<string, FacetItem[]>()
  let key = rows.find((row) => row.key !== null)?.key ?? null
  let members: FacetItem[] = []
  for (const row of rows) {
    const next = row.key ?? key
    if (next === null) return null
    if (next !== key || groups.size === 0) {
      if (groups.has(next)) return null
      members = []
      groups.set(next, members)
      key = next
    }
    row.key = next
    members.push(row.item)
  }
  const isBalanced =
    groups.size <= 2 * Math.ceil(rows.length / FACET_GROUP_ROWS) + 1 &&
    [...groups.values()].every((group) => group.length <= 2 * FACET_GROUP_ROWS)
  return isBalanced ? [...groups].map(([name, list]) => ({ key: name, items: list })) : null
}

function sameItems(a: readonly FacetItem[], b: readonly FacetItem[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i])
}
