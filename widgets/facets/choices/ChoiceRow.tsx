import { memo, type ReactNode } from 'react'
import type { ValueLabel } from '../../../src/facets/choices/valueLabels'
import type { FacetRowProps } from '../../shared/facets/facetRowProps'
import { countText } from '../facet/rows/countText'
import { displayValue } from '../facet/rows/FacetRow'

export interface ChoiceRowProps extends FacetRowProps {
  /** The name of the radios; without it the value has a checkbox. */
  readonly radio?: string | undefined
  readonly labels?: ReadonlyMap<string | null, ValueLabel> | undefined
}

/** One value with its count, icon and label, as a checkbox or a radio. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { item, labels, toggle, prefetch, translate } = props
  const { facet, count, active } = item
  const known = labels?.get(facet)
  return (
    <label className="vitrine-facet__item" {...prefetch?.(facet)}>
      <input
        className="vitrine-facet__check"
        // As in FacetRow: a server renders the rows of both.
        autoComplete="off"
        {...fieldOf(props)}
        checked={active}
        onChange={() => toggle(facet)}
      />
      {known?.icon && (
        <img className="vitrine-facet__icon" src={known.icon} alt="" width="20" height="20" />
      )}
      <bdi className="vitrine-facet__value">{valueText(props)}</bdi>{' '}
      <span className="vitrine-facet__count">{countText(translate, count)}</span>
    </label>
  )
})

/** What the field of a row is to a form: a checkbox or a radio. */
export function fieldOf({ item, name, radio }: ChoiceRowProps) {
  const key = item.facet === null ? '[none]' : radio ? '' : '[]'
  return {
    type: radio ? 'radio' : 'checkbox',
    name: name ? name + key : radio,
    value: name || radio ? (item.facet ?? '1') : undefined,
  }
}

/** The label of a row's value, which keeps its case, or its text. */
export function valueText(row: ChoiceRowProps): ReactNode {
  const { labels, translate, formatValue, formatLabel } = row
  const { facet } = row.item
  const label = labels?.get(facet)?.label
  return label === undefined ? (
    displayValue(facet, translate, formatValue)
  ) : (
    <span className="vitrine-facet__label">{formatLabel?.(label) ?? label}</span>
  )
}
