import { memo, useMemo, useRef } from 'react'
import { FACET_GROUP_ROWS } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { Translate } from '../../shared/languages/createTranslate'
import type { PrefetchHandlers } from '../../shared/prefetch/usePrefetch'
import { FacetRow } from './FacetRow'

interface Props {
  readonly items: readonly FacetItem[]
  readonly toggle: (value: FacetValue) => void
  readonly prefetch?: PrefetchHandlers<FacetValue> | undefined
  readonly translate: Translate
  readonly text?: ((value: string) => string) | undefined
}

/**
 * The rows in groups of some fifty: a click re-renders its own group, and the browser neither lays out
 * nor paints the groups that are out of sight.
 */
export function FacetGroups({ items, ...rest }: Props) {
  const kept = useRef<readonly (readonly FacetItem[])[]>([])
  const groups = useMemo(() => grouped(items, kept.current), [items])
  kept.current = groups
  return groups.map((group, i) => (
    // Groups are places in the list; the rows in them have keys of their own.
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

/** A group whose items are all the same objects as before stays the same array. */
function grouped(items: readonly FacetItem[], before: readonly (readonly FacetItem[])[]) {
  const groups: (readonly FacetItem[])[] = []
  for (let at = 0; at < items.length; at += FACET_GROUP_ROWS) {
    const group = items.slice(at, at + FACET_GROUP_ROWS)
    const old = before[groups.length]
    const same = old?.length === group.length && group.every((item, i) => item === old[i])
    groups.push(same ? old : group)
  }
  return groups
}
