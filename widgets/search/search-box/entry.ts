import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { findPathIssue, withTarget } from './findTarget'
import { SearchBox } from './SearchBox'

export const searchBox = widget({
  name,
  config,
  Component: SearchBox,
  needsSearch: 'optional',
  templates: ['suggestion'],
  fromElement: withTarget,
  findIssue: (config) => {
    const { field } = config
    // The words of spec 8.
    if (field === '' || field === null) return '"field" must be set on AutocompleteTermWidget.'
    return findPathIssue(config)
  },
})
