import {
  type ComponentType,
  memo,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetRowProps } from '../../shared/facets/facetRowProps'
import { FacetRow } from './FacetRow'
import { createGrouping, groupItems } from './groupItems'
import { type ShownCounts, showCounts } from './showCounts'

interface Props extends Omit<FacetRowProps, 'item'> {
  readonly items: readonly FacetItem[]
  /** Shows one item, as FacetRow does; it gets the further props, too. */
  readonly Row?: ComponentType<FacetRowProps>
}

interface GroupProps extends Props {
  readonly root: Ref<HTMLDivElement> | undefined
}

/**
 * The rows in groups. A click re-renders one group only, an answer only the groups in which values come
 * or go, and the browser skips the layout and paint of groups that are out of view.
 */
export function FacetGroups({ items, ...rest }: Props) {
  const [grouping] = useState(createGrouping)
  const groups = useMemo(() => groupItems(items, grouping), [items, grouping])
  const first = useRef<HTMLDivElement>(null)
  const { translate } = rest
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, every count is written again.
  const shown = useMemo<ShownCounts>(() => new WeakMap(), [translate])
  useLayoutEffect(
    () => showCounts(first.current, groups, items, translate, shown),
    [groups, items, translate, shown],
  )
  return groups.map((group, i) => (
    <Group key={group.key} items={group.items} root={i === 0 ? first : undefined} {...rest} />
  ))
}

const Group = memo(function Group({ items, root, Row = FacetRow, ...rest }: GroupProps) {
  return (
    <div ref={root} className="vitrine-facet__group">
      {items.map((item) => (
        <Row key={item.facet === null ? 'missing' : `=${item.facet}`} item={item} {...rest} />
      ))}
    </div>
  )
})
