import {
  type ComponentType,
  memo,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FacetItem } from '../../../../src/facets/facetItems'
import { afterPaint } from '../../../shared/afterPaint'
import type { FacetRowProps } from '../../../shared/facets/facetRowProps'
import { FacetRow, rowKey } from './FacetRow'
import { createGrouping, groupItems, type ListedRow } from './groupItems'
import { findLateGroups, forgetGone, showCounts } from './showCounts'

/** What all rows of a list are drawn with. */
interface Look extends Omit<FacetRowProps, 'item'> {
  /** Shows one item, as FacetRow does. */
  readonly Row?: ComponentType<FacetRowProps> | undefined
}

interface Props extends Look {
  readonly items: readonly FacetItem[]
}

interface GroupProps {
  readonly rows: readonly ListedRow[]
  readonly look: Look
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
  const { Row, name, toggle, prefetch, translate, formatValue, formatLabel } = rest
  const look = useMemo<Look>(
    () => ({ Row, name, toggle, prefetch, translate, formatValue, formatLabel }),
    [Row, name, toggle, prefetch, translate, formatValue, formatLabel],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come or are drawn anew show earlier counts.
  useLayoutEffect(() => {
    const show = (includesLate: boolean) =>
      showCounts(first.current, grouping, items, translate, includesLate)
    show(false)
    let cancel = afterPaint(() => {
      forgetGone(grouping)
      findLateGroups(first.current, grouping)
      // Every list is measured before one is written.
      cancel = afterPaint(() => show(true))
    })
    return () => cancel()
  }, [groups, items, look])
  return groups.map((group, i) => (
    <Group key={group.key} rows={group.rows} look={look} root={i === 0 ? first : undefined} />
  ))
}

const Group = memo(function Group({ rows, look, root }: GroupProps) {
  return (
    <div ref={root} className="vitrine-facet__group">
      {rows.map((row) => draw(row, look))}
    </div>
  )
})

function draw(row: ListedRow, look: Look) {
  if (!row.element || row.look !== look) {
    const { item } = row
    const { Row, ...rest } = look
    row.look = look
    row.element = Row ? (
      <Row key={rowKey(item)} item={item} {...rest} />
    ) : (
      FacetRow({ item, ...rest })
    )
    row.count = Number.NaN
  }
  return row.element
}
