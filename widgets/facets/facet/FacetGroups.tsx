import { memo, useMemo, useRef } from 'react'
import type { FacetItem } from '../../../src/facets/facetItems'
import { FacetRow, type FacetRowProps } from './FacetRow'
import { groupItems, noGrouping } from './groupItems'

interface Props extends Omit<FacetRowProps, 'item'> {
  readonly items: readonly FacetItem[]
}

/**
 * The rows in groups of fifty. A click re-renders one group only, and the browser skips the layout and
 * paint of groups that are out of view.
 */
export function FacetGroups({ items, ...rest }: Props) {
  const previous = useRef(noGrouping)
  const grouping = useMemo(() => groupItems(items, previous.current), [items])
  previous.current = grouping
  return grouping.groups.map((group) => <Group key={group.key} items={group.items} {...rest} />)
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
