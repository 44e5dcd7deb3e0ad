import { useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  type LoadedValues,
  selectLoadedValues,
  valuesDismissed,
  valuesRequested,
} from '../../../slices/facets/facetValues'
import { facetOpened } from '../../../slices/history/viewActions'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import { arrangeItems } from '../../../src/facets/choices/arrangeItems'
import { labelOf } from '../../../src/facets/choices/valueLabels'
import { FACET_FIND_MIN_VALUES } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import { FACET_MAX_RECOUNTED, FACET_PAGE_VALUES } from '../../../src/facets/find/constants'
import { longListItems } from '../../../src/facets/find/longList'
import { isListCut } from '../../../src/facets/isListCut'
import type { ChoiceListState } from '../choices/ChoiceList'
import { facetCounts } from '../facet/facetCounts'
import type { FacetProps } from '../facet/facetProps'
import { useSelection } from '../selection/useSelection'

/** What the view of a long list shows and can do. */
export interface LongListState extends ChoiceListState {
  readonly isEmpty: boolean
  readonly term: string
  /** Lists the values that contain a term: those that are here at once, then those that the server knows. */
  readonly find: (term: string) => void
  readonly status: LoadedValues['status']
  /** Whether the server may have more values than are listed. */
  readonly hasMore: boolean
  /** Requests the next values. */
  readonly loadMore: () => void
}

const noPages: LoadedValues['pages'] = []
type ValuesRequest = Parameters<typeof valuesRequested>[0]

/** The values of a facet of which Solr has more than it lists at once: found and loaded by the server. */
export function useLongList({ id, facet, answer, visibleCount }: FacetProps): LongListState {
  const dispatch = useDispatch()
  const { field, exclude, sorts } = facet
  const params = useSelector((state: RootState) => selectSearch(state, id)?.config.params)
  const { active, ...selection } = useSelection(id, field)
  const isExpanded = useSelector(
    (state: RootState) => state.views[id]?.openFacets.includes(field) ?? false,
  )
  const loaded = useSelector((state: RootState) => selectLoadedValues(state, id, field))
  // A value that is deselected stays, with the focus, until the next answer.
  const counts = useMemo(() => facetCounts(answer, field), [answer, field])
  const [term, setTerm] = useState('')
  const text = term.trim()
  const listed = counts.filter(({ value, count }) => value !== null && count > 0).length
  const isCut = isListCut(listed, facet, params ?? {})
  const loadedPages = loaded?.pages ?? noPages
  const isFound = text !== '' && loaded?.term === text && loaded.status === 'loaded'
  const pages = useMemo(
    // What the server has found is in its order; until then, what is here is searched. It knows no labels.
    () => [isFound ? counts.filter(({ value }) => labelOf(facet, value)) : counts, ...loadedPages],
    [isFound, counts, loadedPages, facet],
  )
  const previous = useRef<readonly FacetItem[]>([])
  const items = useMemo(
    () =>
      longListItems({
        pages,
        active,
        term: text,
        labelOf: (value) => labelOf(facet, value)?.label,
        arrange: (items) => arrangeItems(items, facet),
        exclude,
        sorts,
        previous: previous.current,
      }),
    [pages, active, text, facet, exclude, sorts],
  )
  previous.current = items

  const request = (term: string, offset: number, page: Partial<ValuesRequest> = {}) =>
    dispatch(
      valuesRequested({
        id,
        field,
        term,
        offset,
        limit: FACET_PAGE_VALUES,
        isNext: false,
        isTyping: false,
        ...page,
      }),
    )
  const start = text === '' ? listed : 0
  const count = loadedPages.reduce((sum, page) => sum + page.length, 0)
  const find = (next: string) => {
    setTerm(next)
    if (next.trim() === text) return
    if (next.trim() === '') dispatch(valuesDismissed({ id, field }))
    else if (isCut) request(next.trim(), 0, { isTyping: true })
  }
  const loadMore = () => {
    if (loaded?.status !== 'pending') request(text, start + count, { isNext: count > 0 })
  }
  // Another answer has other counts: what is loaded is counted anew.
  const recount = useRef(() => {})
  recount.current = () => {
    if (count === 0 && text === '') return
    const limit = Math.min(Math.max(count, FACET_PAGE_VALUES), FACET_MAX_RECOUNTED)
    if (isCut) request(text, start, { limit })
    else dispatch(valuesDismissed({ id, field }))
  }
  const counted = useRef(answer)
  useEffect(() => {
    if (counted.current === answer) return
    counted.current = answer
    recount.current()
  }, [answer])

  const isWhole = isExpanded || text !== '' || items.length <= visibleCount
  return {
    items: useMemo(
      () => (isWhole ? items : items.filter((item, i) => i < visibleCount || item.active)),
      [items, isWhole, visibleCount],
    ),
    isEmpty: counts.length === 0 && items.length === 0 && text === '',
    canFind: isCut || counts.length >= FACET_FIND_MIN_VALUES,
    term,
    find,
    status: loaded?.status ?? 'loaded',
    hasMore: isWhole && isCut && (loaded?.status === 'loaded' ? loaded.hasMore : text === ''),
    loadMore,
    canToggleMore: items.length > visibleCount && text === '',
    isExpanded,
    hiddenCount: Math.max(0, items.length - visibleCount),
    toggleMore: () => dispatch(facetOpened({ id, field, open: !isExpanded })),
    chosen: active[0],
    ...selection,
  }
}
