import { amenities } from '../widgets/facets/amenities/entry'
import { facet } from '../widgets/facets/facet/entry'
import { facets } from '../widgets/facets/facets/entry'
import { range } from '../widgets/facets/range/entry'
import { currentFilters } from '../widgets/filters/entry'
import { pager } from '../widgets/pager/entry'
import { results } from '../widgets/results/entry'
import { resultCount } from '../widgets/results/result-count/entry'
import { searchBox } from '../widgets/search/search-box/entry'
import { status } from '../widgets/search/status/entry'
import type { AnyRootEntry, LazyEntry } from '../widgets/shared/entry/widgetEntry'
import { sort } from '../widgets/sort/entry'
import { loadConsentFlow } from './consent/loadConsentFlow'
import { loadDropdownFlow } from './dropdowns/loadDropdownFlow'
import { furtherEntries } from './extension/furtherEntries'
import { loadFlagFlow } from './flags/loadFlagFlow'

const shop = () => import('./shop/shop')

/** Every widget with a root. Results stand first: their root commits first, before long facet lists. */
export const registry: readonly (AnyRootEntry | LazyEntry)[] = [
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
  {
    name: 'flag',
    load: () => import('../widgets/flags/flag/entry').then((module) => module.flag),
    flows: [loadFlagFlow],
  },
  {
    name: 'flag-counter',
    styles: 'surfaces flag-counter',
    load: () => import('../widgets/flags/flag-counter/entry').then((module) => module.flagCounter),
    flows: [
      loadFlagFlow,
      () => import('../sagas/flags/watchFlagDocs').then((module) => module.watchFlagDocs),
    ],
  },
  {
    name: 'boost',
    styles: 'boost',
    load: () => import('../widgets/sort/boost/entry').then((module) => module.boost),
  },
  {
    name: 'did-you-mean',
    styles: 'did-you-mean',
    load: () => import('../widgets/search/did-you-mean/entry').then((module) => module.didYouMean),
    params: { spellcheck: 'true', 'spellcheck.collate': 'true' },
  },
  {
    name: 'modal',
    styles: 'surfaces modal',
    // With all that its first press needs.
    load: async () => {
      const [module] = await Promise.all([
        import('../widgets/dialogs/entry'),
        import('./dialogs/modalCommands'),
      ])
      return module.modal
    },
  },
  {
    name: 'lead-form',
    styles: 'lead-form',
    load: () => import('./leads/leadForm').then((module) => module.leadForm),
  },
  {
    name: 'gallery',
    load: () => import('../widgets/gallery/entry').then((module) => module.gallery),
    flows: [loadConsentFlow],
  },
  {
    name: 'dropdown',
    styles: 'surfaces dropdown',
    load: () => import('../widgets/dropdowns/dropdown/entry').then((module) => module.dropdown),
    flows: [loadDropdownFlow],
  },
  {
    name: 'jump-menu',
    styles: 'surfaces dropdown',
    load: () => import('../widgets/dropdowns/jump-menu/entry').then((module) => module.jumpMenu),
    flows: [loadDropdownFlow],
  },
  {
    name: 'notices',
    styles: 'surfaces notices',
    load: () => import('../widgets/notices/entry').then((module) => module.notices),
  },
  {
    name: 'callout',
    styles: 'callout',
    load: () => import('./callout/callout').then((module) => module.callout),
  },
  { name: 'lazy', load: () => import('../widgets/lazy/entry').then((module) => module.lazy) },
  {
    name: 'caption-editor',
    styles: 'captions',
    load: () => import('../widgets/captions/entry').then((module) => module.captionEditor),
  },
  {
    name: 'map',
    styles: 'surfaces map',
    load: () => import('./map/map').then((module) => module.map),
    flows: [
      loadConsentFlow,
      () => import('./map/map').then((module) => module.addHighlightedSlice),
    ],
  },
  { name: 'product-list', load: () => shop().then((module) => module.productList) },
  { name: 'product', load: () => shop().then((module) => module.product) },
  { name: 'add-to-cart', load: () => shop().then((module) => module.addToCart) },
  { name: 'quote', load: () => shop().then((module) => module.quote) },
  { name: 'checkout', load: () => shop().then((module) => module.checkout) },
]

/** The names of all widgets: that of the search component, and those of the registry. */
export const WIDGET_NAMES: readonly string[] = ['search', ...registry.map(({ name }) => name)]

const byName = new Map(registry.map((entry, rank) => [entry.name, { entry, rank }]))

/** @returns null for a name that no widget has. */
export function entryNamed(name: string): AnyRootEntry | LazyEntry | null {
  return furtherEntries.get(name) ?? byName.get(name)?.entry ?? null
}

/** Where a widget stands in the order of mounting. */
export function rankOf(name: string): number {
  return byName.get(name)?.rank ?? registry.length
}
