import { createAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { ViewSnapshot } from '../../src/history/pageSnapshot'

/** What happened to how a search component's parts stand; none of it asks for a search. */
const createViewAction = <T>(name: string) =>
  createAction<{ readonly id: ComponentId } & Readonly<T>>(`views/${name}`)

/** The list of results has grown (spec 4.5): it was scrolled, or the visitor pressed its button. */
export const visibleCountChanged = createViewAction<{
  shown: number
  by: 'scroll' | 'button'
}>('visibleCountChanged')
/** A facet shows all of its values, or the first few again. */
export const facetOpened = createViewAction<{ field: string; open: boolean }>('facetOpened')
/** Back or Forward: the parts stand as they stood, at once or with the answer of a search. */
export const viewRestored = createViewAction<{ view: ViewSnapshot; search: number | null }>(
  'viewRestored',
)
