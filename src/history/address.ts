import type { FacetConfig } from '../facets/config/facetConfig'
import type { SearchParams } from '../solr/request/params'
import { readFragment, writeFragment } from './fragment'

/** The parts of a page's address that hold searches, percent-encoded. */
export interface Address {
  /** Without the `?`. */
  readonly query: string
  /** Without the `#`. */
  readonly fragment: string
  /** Whether `q` in the query string is the path of the page, as in Drupal 7. */
  readonly isPathInQ?: boolean
}

/** What an address must know of a search component. */
export interface AddressedSearch {
  readonly config: {
    readonly exposedParams: readonly string[]
    readonly fragmentPrefix: string
    readonly maxRows: number
  }
  readonly facets: readonly FacetConfig[]
  /** The params where the address has none. */
  readonly defaults: SearchParams
}

/** The page's address on arrival. */
export interface Page {
  readonly path: string
  readonly query: string
}

/** What a plain form sends, without JavaScript (design decision 36). */
export interface PlainForm {
  /** The page's path. */
  readonly action: string
  /** The name of a control; undefined for one that a plain form can't send. */
  readonly nameOf: (control: Control) => string | undefined
  /** What else the address holds: hidden inputs, beside the given controls. */
  readonly others: (controls: readonly Control[]) => readonly (readonly [string, string])[]
}

/** What a control of a plain form chooses: a facet's filters, or a param. */
export type Control = { readonly field: string } | 'q' | 'sort' | 'rows'

/** How a component's params stand in the address: `solr.address` (design decisions 8 and 35). */
export interface AddressForm {
  /**
   * Reads the params that the address names; the others get their defaults.
   * @returns null when the address is foreign: the params then stay as they are
   */
  read(address: Address, search: AddressedSearch): Partial<SearchParams> | null
  /** Brings filters into the order in which the address has them. */
  order(fq: readonly string[], search: AddressedSearch): readonly string[]
  /** Writes the params that differ from their defaults, and leaves whatever is not the component's. */
  write(address: Address, params: SearchParams, search: AddressedSearch): Address
  /** Gives the address of other params, for links. @param base the page's address where `<base>` leads elsewhere */
  href(params: SearchParams, search: AddressedSearch, page: Page, base: string): string
  /** What a plain form of the component sends; null where a form can't send its search. */
  plainForm(search: AddressedSearch & { params: SearchParams }, page: Page): PlainForm | null
}

/** Params in the fragment, as the spec has them (spec 2.1). */
export const fragmentForm: AddressForm = {
  read: ({ fragment }, { config: { exposedParams, fragmentPrefix } }) =>
    readFragment(fragment, exposedParams, fragmentPrefix)?.params ?? null,
  order: (fq) => fq,
  href: (params, search, _, base) =>
    `${base}#${fragmentForm.write({ query: '', fragment: '' }, params, search).fragment}`,
  plainForm: () => null,
  write: (
    { query, fragment },
    params,
    { config: { exposedParams, fragmentPrefix }, defaults },
  ) => ({
    query,
    fragment: writeFragment(fragment, params, defaults, exposedParams, fragmentPrefix),
  }),
}
