import { browserSortsAdded } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import { widget } from '../shared/entry/widgetEntry'
import { config, name, type SortConfig } from './config'
import { Sort } from './Sort'

export const sort = widget({ name, config, Component: Sort, needsSearch: true, joins })

/** Registers the options whose results the browser sorts too. */
function joins(id: ComponentId, { options }: SortConfig) {
  const sorts = options.flatMap(({ value, in_browser: list }) => (list ? [[value, list]] : []))
  return browserSortsAdded({ id, sorts: Object.fromEntries(sorts) })
}
