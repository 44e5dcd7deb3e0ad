import { WIDGET_NAMES, type WidgetName } from '../src/contract/widgets'
import { amenities } from '../widgets/amenities/entry'
import { currentFilters } from '../widgets/current-filters/entry'
import { facet } from '../widgets/facet/entry'
import { facets } from '../widgets/facets/entry'
import { pager } from '../widgets/pager/entry'
import { range } from '../widgets/range/entry'
import { resultCount } from '../widgets/result-count/entry'
import { results } from '../widgets/results/entry'
import { searchBox } from '../widgets/search-box/entry'
import type { AnyRootEntry, LazyEntry } from '../widgets/shared/widgetEntry'
import { sort } from '../widgets/sort/entry'
import { status } from '../widgets/status/entry'
import { loadConsentFlow } from './consent/loadConsentFlow'
import { loadChoicesFlow } from './dropdown/loadChoicesFlow'
import { loadFlagFlow } from './flags/loadFlagFlow'

const shop = () => import('./commerce/shop')

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
    load: () => import('../widgets/flag/entry').then((own) => own.flag),
    flows: [loadFlagFlow],
  },
  {
    name: 'flag-counter',
    load: () => import('../widgets/flag-counter/entry').then((own) => own.flagCounter),
    flows: [loadFlagFlow, () => import('../sagas/flagged').then((own) => own.watchFlagged)],
  },
  { name: 'boost', load: () => import('../widgets/boost/entry').then((own) => own.boost) },
  {
    name: 'did-you-mean',
    load: () => import('../widgets/did-you-mean/entry').then((own) => own.didYouMean),
    params: { spellcheck: 'true', 'spellcheck.collate': 'true' },
  },
  {
    name: 'modal',
    // With all that its first press needs.
    load: async () => {
      const [own] = await Promise.all([
        import('../widgets/modal/entry'),
        import('./modals/createModalCommands'),
      ])
      return own.modal
    },
  },
  { name: 'lead-form', load: () => import('./leads/leadForm').then((own) => own.leadForm) },
  {
    name: 'gallery',
    load: () => import('../widgets/gallery/entry').then((own) => own.gallery),
    flows: [loadConsentFlow],
  },
  {
    name: 'dropdown',
    load: () => import('../widgets/dropdown/entry').then((own) => own.dropdown),
    flows: [loadChoicesFlow],
  },
  {
    name: 'jump-menu',
    load: () => import('../widgets/jump-menu/entry').then((own) => own.jumpMenu),
    flows: [loadChoicesFlow],
  },
  { name: 'notices', load: () => import('../widgets/notices/entry').then((own) => own.notices) },
  { name: 'callout', load: () => import('./callout/callout').then((own) => own.callout) },
  { name: 'lazy', load: () => import('../widgets/lazy/entry').then((own) => own.lazy) },
  {
    name: 'caption-editor',
    load: () => import('../widgets/caption-editor/entry').then((own) => own.captionEditor),
  },
  {
    name: 'map',
    load: () => import('./map/map').then((own) => own.map),
    flows: [loadConsentFlow, () => import('./map/map').then((own) => own.keepPointed)],
  },
  { name: 'product-list', load: () => shop().then((own) => own.productList) },
  { name: 'product', load: () => shop().then((own) => own.product) },
  { name: 'add-to-cart', load: () => shop().then((own) => own.addToCart) },
  { name: 'quote', load: () => shop().then((own) => own.quote) },
  { name: 'checkout', load: () => shop().then((own) => own.checkout) },
]

const byName = new Map(registry.map((entry, rank) => [entry.name as string, { entry, rank }]))

/** @returns null for a name that no widget has. */
export function entryNamed(name: string): AnyRootEntry | LazyEntry | null {
  return byName.get(name)?.entry ?? null
}

/** Where a widget stands in the order of mounting. */
export function rankOf(name: string): number {
  return byName.get(name)?.rank ?? WIDGET_NAMES.length
}

export function isWidgetName(name: string): name is WidgetName {
  return name === 'search' || byName.has(name)
}
