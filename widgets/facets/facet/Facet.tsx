import { useId, useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { facetOpened } from '../../../slices/history/viewActions'
import type { RootState } from '../../../slices/root'
import { FACET_FIND_MIN_VALUES } from '../../../src/facets/constants'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetGroups } from './FacetGroups'
import type { FacetProps } from './facetProps'
import { found } from './found'
import { useDeferredResponse } from './useDeferredResponse'
import { useFacet } from './useFacet'

/** The values of one field (spec 2.1): a group of checkboxes, with more on demand and a box to find one. */
export function Facet({ id, facet, answer, shown }: FacetProps) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const open = useSelector(
    (state: RootState) => state.views[id]?.openFacets.includes(facet.field) ?? false,
  )
  const { items, ...verbs } = useFacet(
    id,
    facet,
    useDeferredResponse(answer, facet.field, open, shown),
  )
  const [term, setTerm] = useState('')
  const findId = useId()
  const amounts = useAmountFormat()
  const money = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  if (items.length === 0) return null
  const matching = found(items, term)
  const all = open || term !== ''
  const listed = all ? matching : matching.filter((item, i) => i < shown || item.active)
  const hidden = items.length - listed.length
  const long = items.length > shown
  return (
    <fieldset className="vitrine-facet" data-field={facet.field}>
      <legend className="vitrine-facet__title">{facet.label}</legend>
      {items.length >= FACET_FIND_MIN_VALUES && (
        <div className="vitrine-facet__find">
          <label className="vitrine-hidden" htmlFor={findId}>
            {translate('facet.find', { label: facet.label })}
          </label>
          <input
            id={findId}
            className="vitrine-facet__find-input"
            type="search"
            autoComplete="off"
            placeholder={translate('facet.find', { label: facet.label })}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
        </div>
      )}
      {matching.length === 0 && (
        <p className="vitrine-facet__none">{translate('facet.findNone')}</p>
      )}
      <div className="vitrine-facet__list">
        <FacetGroups
          items={listed}
          translate={translate}
          text={facet.currency ? money : undefined}
          {...verbs}
        />
      </div>
      {long && term === '' && (
        <button
          className="vitrine-facet__more"
          type="button"
          aria-expanded={open}
          onClick={() => dispatch(facetOpened({ id, field: facet.field, open: !open }))}
        >
          {open ? translate('facet.less') : translate('facet.more', { n: hidden })}
        </button>
      )}
    </fieldset>
  )
}
