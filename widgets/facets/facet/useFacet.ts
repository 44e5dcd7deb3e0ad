import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { facetOpened } from '../../../slices/history/viewActions'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { selectSearch } from '../../../slices/search/selectSearch'
import { FACET_FIND_MIN_VALUES, FACET_GROUP_ROWS } from '../../../src/facets/constants'
import type { FacetItem } from '../../../src/facets/facetItems'
import { isListCut } from '../../../src/facets/isListCut'
import { facetCounts } from './facetCounts'
import type { FacetProps } from './facetProps'
import { type FacetItems, useFacetItems } from './useFacetItems'

/** What a facet's view shows and can do. */
export interface FacetState extends FacetItems {
  /** The values to list now: those that match the term, the first few of them while collapsed. */
  readonly items: readonly FacetItem[]
  /** Whether the facet has no values at all. */
  readonly isEmpty: boolean
  /** Whether values match the term of find-within. */
  readonly hasMatches: boolean
  /** How many values were searched without a match, when facet.limit may have cut the list; otherwise null. */
  readonly searchedCount: number | null
  /** Whether the facet has so many values that it offers find-within. */
  readonly canFind: boolean
  /** The term of find-within. */
  readonly term: string
  /** Lists the values that contain a term only; all values for an empty term. */
  readonly find: (term: string) => void
  /** Whether the list can be expanded or collapsed now. */
  readonly canToggleMore: boolean
  /** Whether all values are listed. */
  readonly isExpanded: boolean
  /** How many values "Show more" would add. */
  readonly hiddenCount: number
  /** Expands or collapses the list. */
  readonly toggleMore: () => void
}

/** How a view shows items, other than by their values. */
interface ShownItems {
  /** Brings the items into the order in which they are shown. */
  readonly arrange?: (items: readonly FacetItem[]) => readonly FacetItem[]
  /** What find-within looks in. */
  readonly textOf?: (item: FacetItem) => string
}

const same = (items: readonly FacetItem[]) => items
const facetText = ({ facet }: FacetItem) => facet ?? ''

/** A facet's values (spec 2.1), with show-more and find-within. */
export function useFacet(
  { id, facet, answer, isEarly, visibleCount }: FacetProps,
  { arrange = same, textOf = facetText }: ShownItems = {},
): FacetState {
  const dispatch = useDispatch()
  const { field } = facet
  const isExpanded = useSelector(
    (state: RootState) => state.views[id]?.openFacets.includes(field) ?? false,
  )
  const waits = isEarly && isLongList(answer, field, isExpanded, visibleCount)
  const shownAnswer = waits ? undefined : answer
  const { items, toggle, prefetch } = useFacetItems(id, facet, shownAnswer)
  const params = useSelector((state: RootState) => selectSearch(state, id)?.config.params)
  const [term, find] = useState('')
  const matches = useMemo(
    () => itemsContaining(arrange(items), term, textOf),
    [items, term, arrange, textOf],
  )
  const isWhole = isExpanded || term !== '' || matches.length <= visibleCount
  const listed = useMemo(
    () => (isWhole ? matches : matches.filter((item, i) => i < visibleCount || item.active)),
    [matches, isWhole, visibleCount],
  )
  const isCut = () => {
    const values = facetCounts(shownAnswer, field).filter(({ value }) => value !== null)
    return isListCut(values.length, facet, params ?? {})
  }
  return {
    items: listed,
    toggle,
    prefetch,
    isEmpty: items.length === 0,
    hasMatches: matches.length > 0,
    searchedCount: matches.length === 0 && isCut() ? items.length : null,
    canFind: items.length >= FACET_FIND_MIN_VALUES,
    term,
    find,
    canToggleMore: items.length > visibleCount && term === '',
    isExpanded,
    hiddenCount: items.length - listed.length,
    toggleMore: () => dispatch(facetOpened({ id, field, open: !isExpanded })),
  }
}

function isLongList(
  answer: AnswerState | undefined,
  field: string,
  isExpanded: boolean,
  visibleCount: number,
): boolean {
  const values = facetCounts(answer, field).length
  return (isExpanded ? values : Math.min(values, visibleCount)) > FACET_GROUP_ROWS
}

/** The items whose text contains the term, in any case. */
function itemsContaining(
  items: readonly FacetItem[],
  term: string,
  textOf: (item: FacetItem) => string,
): readonly FacetItem[] {
  const text = term.trim().toLocaleLowerCase()
  if (text === '') return items
  return items.filter((item) => textOf(item).toLocaleLowerCase().includes(text))
}
