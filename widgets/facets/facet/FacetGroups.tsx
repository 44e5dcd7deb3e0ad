import { memo, useMemo, useRef } from 'react'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import { FacetRow, type FacetRowProps } from './FacetRow'

interface Props extends Omit<FacetRowProps, 'item'> {
  readonly items: readonly FacetItem[]
}

/**
 * The rows in groups of fifty. A click re-renders one group only, and the browser skips the layout and
 * paint of groups that are out of view.
 */
export function FacetGroups({ items, ...rest }: Props) {
  const previous = useRef<readonly (readonly FacetItem[])[]>([])
  const groups = useMemo(() => groupItems(items, previous.current), [items])
  previous.current = groups
  return groups.map((group, i) => (
    // The index is the group's identity: its place in the list. Its rows have keys of their own.
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity
    <Group key={i} items={group} {...rest} />
  ))
}

const Group = memo(function Group({ items, ...rest }: Props) {
  return (
    <div className="vitrine-facet__group">
      {items.map((item) => (
        <FacetRow key={item.facet === null ? 'missing' : `=${item.facet}`} item={item} {...rest} />
      ))}
    </div>
  )
})

/** A group whose items are all unchanged stays the same array, so that its memoised component does not render. */
function groupItems(items: readonly FacetItem[], previous: readonly (readonly FacetItem[])[]) {
  const groups: (readonly FacetItem[])[] = []
  for (let at = 0; at < items.length; at += FACET_GROUP_ROWS) {
    const group = items.slice(at, at + FACET_GROUP_ROWS)
    const before = previous[groups.length]
    const isSame = before?.length === group.length && group.every((item, i) => item === before[i])
    groups.push(isSame ? before : group)
  }
  return groups
}
