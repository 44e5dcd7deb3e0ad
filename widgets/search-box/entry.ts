import * as v from 'valibot'
import { text } from '../../src/config/values'
import { widget } from '../shared/widgetEntry'
import { SearchBox } from './SearchBox'

const config = v.object({
  /** Instead of the page's text `search.placeholder`. */
  placeholder: v.optional(text()),
})

export type SearchBoxConfig = v.InferOutput<typeof config>

export const searchBox = widget({
  name: 'search-box',
  config,
  Component: SearchBox,
  needsSearch: true,
})
