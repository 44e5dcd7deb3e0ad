import { memo } from 'react'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { Translate } from '../../shared/languages/createTranslate'
import type { PrefetchHandlers } from '../../shared/prefetch/usePrefetch'

interface Props {
  readonly item: FacetItem
  readonly toggle: (value: FacetValue) => void
  readonly prefetch?: PrefetchHandlers<FacetValue> | undefined
  readonly translate: Translate
  /** How a value reads, where it is more than itself. */
  readonly text?: ((value: string) => string) | undefined
}

/** One value with its count; ticking it adds its filter, unticking removes it (spec 4.2). */
export const FacetRow = memo(function FacetRow({ item, toggle, prefetch, translate, text }: Props) {
  return (
    <label className="vitrine-facet__item" {...prefetch?.(item.facet)}>
      <input
        className="vitrine-facet__check"
        type="checkbox"
        checked={item.active}
        onChange={() => toggle(item.facet)}
      />
      <bdi className="vitrine-facet__value">{shownValue(item.facet, translate, text)}</bdi>{' '}
      <span className="vitrine-facet__count">{translate('facet.count', { n: item.count })}</span>
    </label>
  )
})

function shownValue(value: FacetValue, translate: Translate, text: Props['text']): string {
  if (value === null) return translate('facet.missing')
  return value.trim() === '' ? translate('facet.empty') : (text?.(value) ?? value)
}
