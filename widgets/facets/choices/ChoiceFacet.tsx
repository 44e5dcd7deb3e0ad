import { type ComponentType, useId, useMemo } from 'react'
import { labelsOf } from '../../../src/facets/choices/valueLabels'
import type { FacetValue } from '../../../src/facets/facetValue'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetGroups } from '../facet/FacetGroups'
import type { FacetRowProps } from '../facet/FacetRow'
import { FindWithin } from '../facet/FindWithin'
import type { FacetProps } from '../facet/facetProps'
import { AnyRow } from './AnyRow'
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow'
import { FacetFrame } from './FacetFrame'
import { useChoices } from './useChoices'

interface Props extends FacetProps {
  /** Shows one value. */
  readonly ValueRow?: ComponentType<ChoiceRowProps>
}

/**
 * The values of one field with the further options of any facet. Without such options its markup is the same as that of
 * `Facet`, since a server renders all facets by this one.
 */
export function ChoiceFacet({ ValueRow = ChoiceRow, ...props }: Props) {
  const { id, facet: config } = props
  const { label, currency, mode, further } = config
  const translate = useTranslate()
  const facet = useChoices(props)
  const name = usePlainForm(id)?.nameOf(config)
  const radio = useId()
  const amounts = useAmountFormat()
  const formatMoney = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  const isSingle = Boolean(further?.['single'])
  const Row = useMemo(() => {
    const labels = new Map(labelsOf({ further }).map((one) => [one.value as FacetValue, one]))
    return (row: FacetRowProps) => (
      <ValueRow {...row} labels={labels} radio={isSingle ? radio : undefined} />
    )
  }, [further, isSingle, radio, ValueRow])
  if (facet.isEmpty) return null
  return (
    <FacetFrame id={id} facet={config}>
      {facet.canFind && (
        <FindWithin
          label={translate('facet.find', { label })}
          term={facet.term}
          onChange={facet.find}
        />
      )}
      {!facet.hasMatches && (
        <p className="vitrine-facet__none">
          {facet.searchedCount === null
            ? translate('facet.findNone')
            : translate('facet.findNoneOf', { n: facet.searchedCount })}
        </p>
      )}
      {name && mode === 'single' && !isSingle && facet.chosen && (
        <input type="hidden" name={`${name}[was]`} value={facet.chosen} />
      )}
      <div className="vitrine-facet__list" tabIndex={-1}>
        {isSingle && facet.term === '' && (
          <AnyRow name={name ?? radio} checked={facet.chosen === undefined} choose={facet.clear} />
        )}
        <FacetGroups
          items={facet.items}
          name={name}
          Row={Row}
          toggle={facet.toggle}
          prefetch={facet.prefetch}
          translate={translate}
          formatValue={currency ? formatMoney : undefined}
        />
      </div>
      {facet.canToggleMore && (
        <button
          className="vitrine-facet__more"
          type="button"
          aria-expanded={facet.isExpanded}
          onClick={facet.toggleMore}
        >
          {facet.isExpanded
            ? translate('facet.less')
            : translate('facet.more', { n: facet.hiddenCount })}
        </button>
      )}
    </FacetFrame>
  )
}
