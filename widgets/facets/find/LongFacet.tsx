import { useCallback, useMemo } from 'react'
import { FIND_MESSAGES } from '../../../src/facets/find/messages'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { ChoiceList } from '../choices/ChoiceList'
import { useClear } from '../choices/useClear'
import type { FacetProps } from '../facet/facetProps'
import { LoadMore } from './LoadMore'
import { MarkedValue } from './MarkedValue'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useLongList } from './useLongList'

/** The values of one field of which Solr has more than it lists at once: the server finds them, and lists the next. */
export function LongFacet(props: FacetProps) {
  const { id, facet } = props
  const translate = useTranslate()
  const words = useTranslate(FIND_MESSAGES)
  const state = useLongList(props)
  const clear = useClear(id, facet.field)
  const amounts = useAmountFormat()
  const { term, items, status, hasMore } = state
  const formatMoney = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  const mark = useCallback((text: string) => <MarkedValue value={text} term={term} />, [term])
  const found = term.trim()
  const isFinding = found !== '' && status === 'pending'
  const more = translate('results.more')
  useFoundAnnouncement(
    isFinding,
    found,
    words('facet.found', { n: items.length }) + (hasMore ? ` · ${more}` : ''),
  )
  if (state.isEmpty) return null
  return (
    <ChoiceList
      id={id}
      facet={facet}
      state={state}
      isSingle={Boolean(facet.further?.['single'])}
      clear={clear}
      note={
        items.length === 0 &&
        (isFinding ? translate('status.loading') : translate('facet.findNone'))
      }
      isBusy={isFinding}
      formatValue={facet.currency ? formatMoney : mark}
      formatLabel={mark}
    >
      {hasMore && (
        <LoadMore
          label={more}
          count={items.length}
          isLoading={status === 'pending'}
          load={state.loadMore}
        />
      )}
    </ChoiceList>
  )
}
