import { useMemo } from 'react'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FindWithin } from './FindWithin'
import type { FacetProps } from './facetProps'
import { FacetGroups } from './rows/FacetGroups'
import { useFacet } from './useFacet'

/** The values of one field (spec 2.1): a group of checkboxes, with show-more and find-within. */
export function Facet(props: FacetProps) {
  const { field, label, currency, mode } = props.facet
  const translate = useTranslate()
  const facet = useFacet(props)
  const name = usePlainForm(props.id)?.nameOf(props.facet)
  const chosen = facet.items.find(({ active }) => active)?.facet
  const amounts = useAmountFormat()
  const formatMoney = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  if (facet.isEmpty) return null
  return (
    <fieldset className="vitrine-facet" data-field={field}>
      <legend className="vitrine-facet__title">{label}</legend>
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
      {name && mode === 'single' && chosen && (
        <input type="hidden" name={`${name}[was]`} value={chosen} />
      )}
      <div className="vitrine-facet__list" tabIndex={-1}>
        <FacetGroups
          items={facet.items}
          name={name}
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
    </fieldset>
  )
}
