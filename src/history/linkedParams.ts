import { type SearchParams, sameParams } from '../solr/request/params'
import { type SanitizedParams, sanitizeParams } from '../solr/request/sanitizeParams'
import type { Address, AddressedSearch } from './address'
import { addressForm } from './addressForms'
import { readFragment } from './fragment'

/** A search component that an address may lead to. */
export interface LinkedSearch extends AddressedSearch {
  readonly config: AddressedSearch['config'] & { readonly address: 'fragment' | 'query' }
  readonly params: SearchParams
}

/**
 * Reads a component's params from an address, without what a link may not set.
 * @returns null when the address is foreign: the params then stay as they are (design decision 8).
 */
export function linkedParams(search: LinkedSearch, address: Address): SanitizedParams | null {
  const form = addressForm(search.config.address)
  const read = form.read(address, search)
  if (!read) return null
  const { params, rejected } = sanitizeParams(restoredParams(search, read), search.facets)
  return { params: { ...params, fq: form.order(params.fq, search) }, rejected }
}

/** Exposed params come from the address or else the defaults; the others stay. */
export function restoredParams(search: LinkedSearch, linked: Partial<SearchParams>): SearchParams {
  const { params, defaults, config } = search
  const isExposed = (name: string) => name === 'bq' || config.exposedParams.includes(name)
  return {
    q: isExposed('q') ? defaults.q : params.q,
    fq: isExposed('fq') ? defaults.fq : params.fq,
    sort: isExposed('sort') ? defaults.sort : params.sort,
    start: isExposed('start') ? defaults.start : params.start,
    bq: defaults.bq,
    extra: defaults.extra,
    ...linked,
  }
}

/**
 * Where the fragment holds the search, a query parameter of the same name gives the default on arrival: a plain
 * form, or a link of the CMS, leads to its results.
 * @returns null when the query string names no other ones
 * @see design decision 35
 */
export function arrivalDefaults(
  search: LinkedSearch,
  { query, isPathInQ }: Address,
): SanitizedParams | null {
  const { config, defaults, facets } = search
  const { address, exposedParams, fragmentPrefix } = config
  if (address === 'query' || query === '') return null
  const { q, fq, sort, start } = readFragment(query, exposedParams, fragmentPrefix)?.params ?? {}
  const named = {
    ...defaults,
    q: (!isPathInQ && q) || defaults.q,
    fq: fq ?? defaults.fq,
    sort: sort || defaults.sort,
    start: start || defaults.start,
  }
  return sameParams(named, defaults) ? null : sanitizeParams(named, facets)
}
