import { useCallback, useMemo } from 'react'
import { labelOf } from '../../../src/facets/choices/valueLabels'
import { FIND_MESSAGES } from '../../../src/facets/find/messages'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetFrame } from '../choices/FacetFrame'
import { FacetGroups } from '../facet/FacetGroups'
import { FindWithin } from '../facet/FindWithin'
import type { FacetProps } from '../facet/facetProps'
import { LoadMore } from './LoadMore'
import { MarkedValue } from './MarkedValue'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useLongList } from './useLongList'

/** The values of one field of which Solr has more than it lists at once: the server finds them, and lists the next. */
export function LongFacet(props: FacetProps) {
  const { label, currency, mode } = props.facet
  const translate = useTranslate()
  const words = useTranslate(FIND_MESSAGES)
  const facet = useLongList(props)
  const name = usePlainForm(props.id)?.nameOf(props.facet)
  const amounts = useAmountFormat()
  const { term, items, status, hasMore } = facet
  const chosen = items.find(({ active }) => active)?.facet
  const formatMoney = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  const mark = useCallback(
    (value: string) => {
      const label = labelOf(props.facet, value)?.label
      return label === undefined ? (
        <MarkedValue value={value} term={term} />
      ) : (
        <span className="vitrine-facet__label">
          <MarkedValue value={label} term={term} />
        </span>
      )
    },
    [props.facet, term],
  )
  const found = term.trim()
  const isFinding = found !== '' && status === 'pending'
  const more = translate('results.more')
  useFoundAnnouncement(
    isFinding,
    found,
    words('facet.found', { n: items.length }) + (hasMore ? ` · ${more}` : ''),
  )
  if (facet.isEmpty) return null
  return (
    <FacetFrame id={props.id} facet={props.facet}>
      {facet.canFind && (
        <FindWithin label={translate('facet.find', { label })} term={term} onChange={facet.find} />
      )}
      {items.length === 0 && (
        <p className="vitrine-facet__none">
          {isFinding ? translate('status.loading') : translate('facet.findNone')}
        </p>
      )}
      {name && mode === 'single' && chosen && (
        <input type="hidden" name={`${name}[was]`} value={chosen} />
      )}
      <div className="vitrine-facet__list" tabIndex={-1} aria-busy={isFinding}>
        <FacetGroups
          items={items}
          name={name}
          toggle={facet.toggle}
          prefetch={facet.prefetch}
          translate={translate}
          formatValue={currency ? formatMoney : mark}
        />
        {hasMore && (
          <LoadMore
            label={more}
            count={items.length}
            isLoading={status === 'pending'}
            load={facet.loadMore}
          />
        )}
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
