import type { ReactElement } from 'react'
import { FACET_GROUP_ROWS } from '../../../../src/facets/constants'
import type { FacetItem } from '../../../../src/facets/facetItems'
import type { FacetValue } from '../../../../src/facets/facetValue'
import { sameValues } from '../../../../src/sameValues'

/** One row of a list. Once it is drawn, an answer that changes its count alone writes it by hand. */
export interface ListedRow {
  /** The item as it was drawn: its count may be that of an earlier answer. */
  item: FacetItem
  /** Its group's key, once it has one. */
  key?: string | undefined
  /** What it was drawn with, and what was drawn: React compares nothing of a row that is the same object. */
  look?: object
  element?: ReactElement | undefined
  /** The element of its count, and the count that it shows. */
  place?: Element | null | undefined
  count?: number
}

/** Rows that are rendered together. */
export interface FacetGroup {
  readonly key: string
  readonly rows: readonly ListedRow[]
}

/** The groups of a list, and the rows that it has or had, by value. */
export interface FacetGrouping {
  groups: readonly FacetGroup[]
  readonly rows: Map<FacetValue, ListedRow>
  /** The keys of groups near the window, but out of sight. */
  readonly late: Set<string>
}

export const createGrouping = (): FacetGrouping => ({
  groups: [],
  rows: new Map(),
  late: new Set(),
})

/**
 * Splits a list into groups of `FACET_GROUP_ROWS`. Afterwards each value stays in its group, so that one that comes
 * or goes mounts no other row again; a new value joins the group before it. The list is split anew when its order
 * has changed, or when its groups are far from that size.
 * @param grouping is updated in place, since a list of a thousand is copied too often otherwise. A row of which
 * only the count has changed stays the same object, and so does a group of such rows.
 */
export function groupItems(
  items: readonly FacetItem[],
  grouping: FacetGrouping,
): readonly FacetGroup[] {
  const before = new Map(grouping.groups.map((group) => [group.key, group]))
  const groups = keepGroups(items, grouping) ?? splitItems(items, grouping)
  grouping.groups = groups.map((group) => {
    const same = before.get(group.key)
    return same && sameValues(same.rows, group.rows) ? same : group
  })
  return grouping.groups
}

/** @returns null when the values of a group are no longer next to each other, or its size is far off. */
function keepGroups(
  items: readonly FacetItem[],
  { groups: before, rows }: FacetGrouping,
): readonly FacetGroup[] | null {
  const groups: FacetGroup[] = []
  const keys = new Set<string>()
  let key = before[0]?.key
  let members: ListedRow[] = []
  for (const item of items) {
    const row = rowOf(rows, item)
    row.key ??= key
    if (row.key === undefined) return null
    if (row.key !== key || groups.length === 0) {
      key = row.key
      if (keys.has(key)) return null
      keys.add(key)
      members = []
      groups.push({ key, rows: members })
    }
    members.push(row)
  }
  const isBalanced =
    groups.length <= 2 * Math.ceil(items.length / FACET_GROUP_ROWS) + 1 &&
    groups.every((group) => group.rows.length <= 2 * FACET_GROUP_ROWS)
  return isBalanced ? groups : null
}

function splitItems(items: readonly FacetItem[], { rows }: FacetGrouping): readonly FacetGroup[] {
  for (const row of rows.values()) row.key = undefined
  const groups: FacetGroup[] = []
  for (let at = 0; at < items.length; at += FACET_GROUP_ROWS) {
    const key = String(groups.length)
    const members = items.slice(at, at + FACET_GROUP_ROWS).map((item) => {
      const row = rowOf(rows, item)
      row.key = key
      return row
    })
    groups.push({ key, rows: members })
  }
  return groups
}

function rowOf(rows: Map<FacetValue, ListedRow>, item: FacetItem): ListedRow {
  let row = rows.get(item.facet)
  if (row?.item.active !== item.active) {
    row = { ...row, item, element: undefined }
    rows.set(item.facet, row)
  }
  return row
}
