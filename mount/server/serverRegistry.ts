import { amenities } from '../../widgets/facets/amenities/entry'
import { facet } from '../../widgets/facets/facet/entry'
import { facets } from '../../widgets/facets/facets/entry'
import { range } from '../../widgets/facets/range/entry'
import { currentFilters } from '../../widgets/filters/entry'
import { flag } from '../../widgets/flags/flag/entry'
import { pager } from '../../widgets/pager/entry'
import { results } from '../../widgets/results/entry'
import { resultCount } from '../../widgets/results/result-count/entry'
import { didYouMean } from '../../widgets/search/did-you-mean/entry'
import { searchBox } from '../../widgets/search/search-box/entry'
import { status } from '../../widgets/search/status/entry'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import { boost } from '../../widgets/sort/boost/entry'
import { sort } from '../../widgets/sort/entry'

/** The widgets that a server renders, in the order of the registry, which is that of the params they add. */
export const serverRegistry: readonly AnyRootEntry[] = [
  results,
  resultCount,
  searchBox,
  sort,
  currentFilters,
  pager,
  status,
  facet,
  range,
  amenities,
  facets,
  boost,
  didYouMean,
]

/** The widgets in result templates that a server renders. */
export const templateEntries: readonly AnyRootEntry[] = [flag]

/** Widgets that nobody can use without JavaScript, whose room is kept for the browser: a server leaves them out. */
export const BROWSER_ONLY: readonly string[] = ['view']

/** The names of further widgets that a server renders in templates. */
export const FURTHER_IN_TEMPLATES: readonly string[] = ['nothing-found']

/** The names of all widgets: a template may name each. A test compares them with the registry. */
export const WIDGET_NAMES: readonly string[] = [
  'search',
  ...serverRegistry.map(({ name }) => name),
  'flag',
  'flag-counter',
  'modal',
  'lead-form',
  'gallery',
  'dropdown',
  'jump-menu',
  'notices',
  'callout',
  'lazy',
  'caption-editor',
  'map',
  'product-list',
  'product',
  'add-to-cart',
  'quote',
  'checkout',
]
