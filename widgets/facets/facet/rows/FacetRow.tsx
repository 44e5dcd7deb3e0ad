import type { ReactNode } from 'react'
import type { FacetItem } from '../../../../src/facets/facetItems'
import type { FacetValue } from '../../../../src/facets/facetValue'
import type { FacetRowProps, FormatValue } from '../../../shared/facets/facetRowProps'
import type { Translate } from '../../../shared/languages/createTranslate'
import { countText } from './countText'

/**
 * One value with its count; ticking it adds its filter, unticking removes it (spec 4.2). When its count alone
 * changes, showCounts writes it.
 */
export function FacetRow(props: FacetRowProps) {
  const { item, name, toggle, prefetch, translate, formatValue } = props
  return (
    <label key={rowKey(item)} className="vitrine-facet__item" {...prefetch?.(item.facet)}>
      <input
        className="vitrine-facet__check"
        type="checkbox"
        // Browsers save the state of each field with each history entry: of a thousand, that takes as long as a click may.
        autoComplete="off"
        name={name && (item.facet === null ? `${name}[none]` : `${name}[]`)}
        value={name && (item.facet ?? '1')}
        checked={item.active}
        onChange={() => toggle(item.facet)}
      />
      <bdi className="vitrine-facet__value">{displayValue(item.facet, translate, formatValue)}</bdi>{' '}
      <span className="vitrine-facet__count">{countText(translate, item.count)}</span>
    </label>
  )
}

/** The key of a value's row; no value has that of the documents without one. */
export const rowKey = ({ facet }: FacetItem) => (facet === null ? 'missing' : `=${facet}`)

/** The text of a value without a label of its own. */
export function displayValue(
  value: FacetValue,
  translate: Translate,
  formatValue: FormatValue | undefined,
): ReactNode {
  if (value === null) return translate('facet.missing')
  if (value.trim() === '') return translate('facet.empty')
  return formatValue?.(value) ?? value
}
