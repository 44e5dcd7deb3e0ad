import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectAnswer, selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { activeValues } from '../../../src/facets/activeValues'
import { chooseNode } from '../../../src/facets/tree/chooseNode'
import { type Crumb, trail } from '../../../src/facets/tree/trail'
import { readTreeOptions } from '../../../src/facets/tree/treeOptions'
import { useAddress } from '../../shared/history/useAddress'

/** What a breadcrumb shows and can do. */
export interface BreadcrumbState {
  /** The label of the facet. */
  readonly label: string
  /** The way to the selected value, from the root. */
  readonly crumbs: readonly Crumb[]
  /** Selects a value of the way, or none. */
  readonly choose: (value: string | null) => void
  /** The address of a value of the way, for a new tab. */
  readonly href: (value: string | null) => string
}

/** The way to the selected value of a tree; null while there is none. */
export function useBreadcrumb(id: ComponentId, field: string): BreadcrumbState | null {
  const dispatch = useDispatch()
  const params = useSelector((state: RootState) => selectParams(state, id))
  const facet = useSelector((state: RootState) =>
    state.searches[id]?.facets.find((one) => one.field === field),
  )
  const facets = useSelector((state: RootState) => selectAnswer(state, id)?.answer.facets)
  const addressOf = useAddress(id)
  const crumbs = useMemo(() => {
    const hierarchy = facet && readTreeOptions(facet)
    if (!hierarchy) return null
    const known = Object.entries(facets ?? {}).flatMap(([name, counts]) =>
      name.startsWith(`${field}:`) ? counts.flatMap(({ value }) => value ?? []) : [],
    )
    return trail(activeValues(params.fq, field), new Set(known), hierarchy)
  }, [facet, facets, field, params.fq])
  if (!crumbs || !facet || !addressOf) return null
  const filtersOf = (value: string | null) => chooseNode(params.fq, facet, value)
  return {
    label: facet.label,
    crumbs,
    choose: (value) => dispatch(paramsSet({ id, params: { fq: filtersOf(value) } })),
    href: (value) => addressOf({ ...params, fq: filtersOf(value), start: 0 }),
  }
}
