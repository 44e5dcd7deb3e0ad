import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { toggleKey } from '../../../src/facets/toggle/toggle'
import { isToggledOn, toggled, toggleOf } from '../../../src/facets/toggle/toggleState'
import { DEFAULT_MINCOUNT } from '../../../src/solr/constants'
import { queryCount } from '../../../src/solr/response/queryCount'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { usePrefetch } from '../../shared/prefetch/usePrefetch'
import type { FacetProps } from '../facet/facetProps'

/** One switch with its count, such as "Available now". It stays while it is on, whatever is found. */
export function ToggleFacet({ id, facet, answer }: FacetProps) {
  const { field, label, mincount } = facet
  const dispatch = useDispatch()
  const translate = useTranslate()
  const { fq } = useSelector((state: RootState) => selectParams(state, id))
  const toggle = toggleOf(facet)
  const isOn = isToggledOn(fq, toggle)
  const name = usePlainForm(id)?.nameOf(facet)
  const createAction = useCallback(
    () => paramsSet({ id, params: { fq: toggled(fq, toggleOf(facet)) } }),
    [id, fq, facet],
  )
  const prefetch = usePrefetch<null>(id, 'all', createAction)
  const count = answer ? queryCount(answer.answer.queries, toggleKey(field)) : 0
  if (!answer || (!isOn && count < (mincount ?? DEFAULT_MINCOUNT))) return null
  return (
    <div className="vitrine-facet vitrine-toggle" data-field={field}>
      <label className="vitrine-facet__item" {...prefetch?.(null)}>
        <span className="vitrine-facet__value vitrine-toggle__label">{label}</span>{' '}
        <span className="vitrine-facet__count">{translate('facet.count', { n: count })}</span>
        <input
          className="vitrine-toggle__switch"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says whether it is checked
          role="switch"
          name={name && (toggle.isNegated ? `${name}[not][]` : `${name}[]`)}
          value={name && toggle.on}
          checked={isOn}
          onChange={() => dispatch(createAction())}
        />
      </label>
    </div>
  )
}
