import { createAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { ViewSnapshot } from '../../src/history/pageSnapshot'

/** Creates an action that changes a component's view and requests no search. */
const createViewAction = <T>(name: string) =>
  createAction<{ readonly id: ComponentId } & Readonly<T>>(`views/${name}`)

/** The list shows more results (spec 4.5), by infinite scrolling or its button; or it stops to grow, by the End key. */
export const visibleCountChanged = createViewAction<{
  shown: number
  by: 'scroll' | 'button' | 'end'
}>('visibleCountChanged')
/** A facet shows all of its values, or only the first few again. */
export const facetOpened = createViewAction<{ field: string; open: boolean }>('facetOpened')
/** Back or Forward restores a view: at once, or with the response of the search of that number. */
export const viewRestored = createViewAction<{ view: ViewSnapshot; search: number | null }>(
  'viewRestored',
)
