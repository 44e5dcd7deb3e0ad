import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { SearchBox } from './SearchBox'

export const searchBox = widget({
  name,
  config,
  Component: SearchBox,
  needsSearch: true,
  templates: ['suggestion'],
  // The words of spec 8.
  findIssue: ({ field }) =>
    field === '' || field === null ? '"field" must be set on AutocompleteTermWidget.' : null,
})
