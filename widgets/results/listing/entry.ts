import { createElement } from 'react'
import { type AnyRootEntry, widget } from '../../shared/entry/widgetEntry'
import { results as plain } from '../entry'
import { CardOfChoice } from './CardOfChoice'
import { ListingResults } from './ListingResults'
import { listingConfig } from './listingConfig'

/** The widget `results` with the option `card`. */
export const listing: AnyRootEntry = {
  ...plain,
  ...widget({
    name: 'results',
    config: listingConfig,
    Component: ListingResults,
    needsSearch: true,
    defaults: {
      result: {
        load: async () => (props) => createElement(CardOfChoice, props),
        widgets: ['flag'],
      },
    },
  }),
}
