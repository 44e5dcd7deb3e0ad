import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { FlagCounter } from './FlagCounter'

export const flagCounter = widget({
  name,
  config,
  Component: FlagCounter,
  needsSearch: 'optional',
  templates: ['flagged-item'],
  findIssue: ({ skip_solr, solr }, id) =>
    id || solr.url || skip_solr
      ? null
      : 'solr.url is missing, expected the address of the search proxy, since this stands in no search component. Until then it lists what the page knows; with skip_solr that is what it does.',
})
