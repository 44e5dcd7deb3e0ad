import { legacy_createStore as createStore, type Store } from 'redux'
import { encodeSearch } from '../../sagas/search/encodeSearch'
import { orderDocs } from '../../sagas/search/orderDocs'
import { type RootState, rootReducer } from '../../slices/root'
import {
  componentAdded,
  defaultsApplied,
  defaultsRead,
  facetAdded,
  firstSearchRequested,
  lastPageRequested,
  paramsAdded,
  searchEnded,
  widgetAdded,
} from '../../slices/search/searchActions'
import { settingsRead } from '../../slices/settings'
import type { ComponentId } from '../../src/componentId'
import { MESSAGES } from '../../src/contract/messages'
import { extension } from '../../src/facets/further/extension'
import type { Address } from '../../src/history/address'
import { loadAddressForm } from '../../src/history/addressForms'
import { arrivalDefaults, linkedParams } from '../../src/history/linkedParams'
import { lastPageStart } from '../../src/pager/lastPage'
import { reorderDocs } from '../../src/results/reorderDocs'
import { searchSchema } from '../../src/search/config'
import { docsBody } from '../../src/solr/request/docsBody'
import { isJsonObject } from '../../src/solr/response/jsonObject'
import { readDoc } from '../../src/solr/response/readDocs'
import { type Doc, readSearchResponse } from '../../src/solr/response/searchResponse'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import { extendAll } from '../extension/extension'
import { furtherEntries } from '../extension/furtherEntries'
import { loadMessages } from '../languages/loadMessages'
import { attributeOf, type TreeElement } from './htmlTree'
import { optionsIn } from './optionsIn'
import { configOf, facetListAround, type ServerPage, searchOf, widgetOf } from './readPage'
import { BROWSER_ONLY, serverRegistry } from './serverRegistry'
import { withListedValues } from './withListedValues'

/** A widget of the page that a server renders. */
export interface ServerWidget {
  readonly element: TreeElement
  readonly entry: AnyRootEntry
  readonly id: ComponentId
  readonly config: never
}

/** The search components of a page with their state, as the browser has it after its boot. */
export interface ServerSearches {
  readonly store: Store<RootState>
  /** By their elements. */
  readonly ids: ReadonlyMap<TreeElement, ComponentId>
  readonly widgets: readonly ServerWidget[]
}

/** Adds the page's components, lets their widgets join, and reads their searches from the page's address. */
export async function createSearches(page: ServerPage, address = ''): Promise<ServerSearches> {
  const store = createStore(rootReducer)
  const { pathname, search } = new URL(address, 'https://server.invalid')
  const query = search.slice(1)
  const { messages, currency } = page.settings
  store.dispatch(
    settingsRead({
      messages: { ...MESSAGES, ...(messages as object) },
      locale: canonicalLocale(page.lang),
      ...(address && { page: { path: pathname, query } }),
      ...(typeof currency === 'string' && { currency }),
    }),
  )
  await loadMessages({ store: store as never, settings: page.settings })
  await extendAll({ store: store as never, language: null })
  const ids = new Map<TreeElement, ComponentId>()
  for (const element of page.searches) {
    const config = configOf(element, page, extension()?.search ?? searchSchema)
    // Only the browser knows what is saved (design decision 38).
    if (!config || config.inherits || config.saved) continue
    const id = attributeOf(element, 'id') || `search-${ids.size + 1}`
    if ([...ids.values()].includes(id)) continue
    ids.set(element, id)
    store.dispatch(componentAdded({ id, config }))
  }
  const widgets = byRank(page.mountPoints).flatMap((element) => {
    const entry = entryNamed(widgetOf(element))
    return entry ? join(element, entry, page, ids, store) : []
  })
  for (const id of ids.values()) {
    await loadAddressForm(requiredSearch(store, id).config.address)
    applyAddress(store, id, { query, fragment: '' })
    store.dispatch(firstSearchRequested({ id }))
  }
  return { store, ids, widgets }
}

/** The order in which browsers let them join: facets in one list keep theirs. */
function byRank(elements: readonly TreeElement[]): readonly TreeElement[] {
  const rank = (element: TreeElement) =>
    rankOf(facetListAround(element) ? 'facet' : widgetOf(element))
  return elements.toSorted((a, b) => rank(a) - rank(b))
}

/** The widget of a name that a server renders. */
function entryNamed(name: string): AnyRootEntry | undefined {
  if (BROWSER_ONLY.includes(name)) return undefined
  const further = furtherEntries.get(name)
  return further && !('load' in further) ? further : serverRegistry[rankOf(name)]
}

/** Further widgets stand last, as in the browser. */
function rankOf(name: string): number {
  const rank = serverRegistry.findIndex((entry) => entry.name === name)
  return rank < 0 ? serverRegistry.length : rank
}

/** Applies what an address asks for, as the browser does on arrival; it reports what a link may not set. */
function applyAddress(store: Store<RootState>, id: ComponentId, address: Address) {
  const arrived = arrivalDefaults(requiredSearch(store, id), address)
  if (arrived) store.dispatch(defaultsRead({ id, defaults: arrived.params }))
  const search = requiredSearch(store, id)
  const params = linkedParams(search, address)?.params ?? search.defaults
  store.dispatch(defaultsApplied({ id, params }))
}

function join(
  element: TreeElement,
  entry: AnyRootEntry,
  page: ServerPage,
  ids: ReadonlyMap<TreeElement, ComponentId>,
  store: Store<RootState>,
): readonly ServerWidget[] {
  const list = facetListAround(element)
  const search = searchOf(list ?? element, page)
  const id = search && ids.get(search)
  const config = configOf(element, page, entry.config) as never
  if (!id || config === null) return []
  store.dispatch(widgetAdded({ id, widget: entry.name }))
  const settings = entry.fromOptions?.(config, optionsIn(element)) ?? config
  const facet = entry.facet?.(withListedValues(settings, element) as never)
  if (facet) store.dispatch(facetAdded({ id, facet, isListed: list !== null }))
  if (list) return []
  if (entry.joins) store.dispatch(entry.joins(id, config))
  if (entry.name === 'did-you-mean') {
    store.dispatch(
      paramsAdded({ id, params: { spellcheck: 'true', 'spellcheck.collate': 'true' } }),
    )
  }
  return [{ element, entry, id, config }]
}

function requiredSearch(store: Store<RootState>, id: ComponentId) {
  const search = store.getState().searches[id]
  if (!search) throw new Error(`Vitrine, our fault: the search "${id}" is unknown`)
  return search
}

/** What a component sends first; null when it sends nothing. */
export function firstRequest({ store }: ServerSearches, id: ComponentId) {
  const search = requiredSearch(store, id)
  return search.requestedId === 0 ? null : encodeSearch(id, search)
}

/** The body that fetches full documents; null when the component needs none. */
export function docsRequest({ store }: ServerSearches, id: ComponentId, ids: readonly string[]) {
  const { returnFullDocs, params } = requiredSearch(store, id).config
  return returnFullDocs && ids.length > 0 ? docsBody(ids, params) : null
}

/** Requests the last page where the address asks for one beyond the results. @returns whether it does. */
export function requestLastPage(
  { store }: ServerSearches,
  id: ComponentId,
  answer: unknown,
): boolean {
  const search = requiredSearch(store, id)
  if (!isJsonObject(answer)) return false
  const { numFound, rows } = readSearchResponse(answer)
  const start = lastPageStart(search.params.start, numFound, rows || encodeSearch(id, search).rows)
  if (start === null) return false
  store.dispatch(lastPageRequested({ id, start }))
  return true
}

/**
 * Gives a component the answer to its first search.
 * @throws ResponseError when it is none
 */
export function answerSearch(
  { store }: ServerSearches,
  id: ComponentId,
  answer: unknown,
  fullDocs: readonly unknown[],
): void {
  const search = requiredSearch(store, id)
  const encoded = encodeSearch(id, search)
  const response = readSearchResponse(isJsonObject(answer) ? answer : {}, encoded)
  const found: readonly Doc[] = search.config.returnFullDocs
    ? reorderDocs(fullDocs.flatMap(readDoc), response.ids)
    : response.docs
  const { params } = search
  const docs = orderDocs(search, found)
  const answered = { answer: response, docs, params, rows: response.rows || encoded.rows }
  store.dispatch(
    searchEnded({
      id,
      search: search.requestedId,
      failure: null,
      answer: extension()?.show(answered, search.facets) ?? answered,
      cached: true,
    }),
  )
}

function canonicalLocale(lang: string | null): string {
  try {
    return Intl.getCanonicalLocales(lang ?? '')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
