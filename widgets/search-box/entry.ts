import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { SearchBox } from './SearchBox'

export const searchBox = widget({
  name: 'search-box',
  config,
  Component: SearchBox,
  needsSearch: true,
})
