import fc from 'fast-check'
import { encodeSearch } from '../../../sagas/search/encodeSearch'
import {
  componentAdded,
  defaultsApplied,
  defaultsRead,
  firstSearchRequested,
  paramsAdded,
} from '../../../slices/search/searchActions'
import { searchesReducer } from '../../../slices/search/searches'
import { type ConfigSchema, decode } from '../../../src/config/decode'
import type { Address } from '../../../src/history/address'
import { addressForm, loadAddressForm } from '../../../src/history/addressForms'
import { arrivalDefaults, linkedParams } from '../../../src/history/linkedParams'
import { type SearchConfig, searchSchema } from '../../../src/search/config'
import type { SearchParams } from '../../../src/solr/request/params'
import { anyConfig, type PageConfig } from './anyConfig'
import { anyQuery } from './anyQuery'

/** One address of one search, and what the browser makes of it. */
export interface ReferenceCase {
  readonly config: PageConfig
  readonly addedParams: Readonly<Record<string, readonly string[]>>
  readonly query: string
  readonly isPathInQ: boolean
  readonly state: SearchParams
  /** Null where no search runs. */
  readonly body: string | null
  /** The query string as the browser writes it again. */
  readonly written: string
}

const anyInput = anyConfig.chain((config) =>
  fc.record({
    config: fc.constant(config),
    query: anyQuery(config),
    isPathInQ: fc.boolean(),
    addedParams: fc.constantFrom<ReferenceCase['addedParams']>(
      {},
      { spellcheck: ['true'], 'spellcheck.collate': ['true'] },
      { fl: ['id', 'title'], rows: ['99'], bq: ['', 'x:y'] },
    ),
  }),
)

/** Addresses of searches, the same in each run, with the state and the request body of the browser. */
export async function referenceCases(count: number): Promise<readonly ReferenceCase[]> {
  await loadAddressForm('query')
  return fc.sample(anyInput, { numRuns: count, seed: 17 }).map((input) => ({
    ...input,
    ...arrive(input),
  }))
}

type Arrived = 'state' | 'body' | 'written'

/** Where a visitor arrives: at a query string, or at a fragment. */
export type Arrival = Omit<ReferenceCase, Arrived> & { readonly fragment?: string }

/** What a search component of the browser does on arrival. */
export function arrive(
  { config, query, fragment, isPathInQ, addedParams }: Arrival,
  schema: ConfigSchema<SearchConfig> = searchSchema,
): Pick<ReferenceCase, Arrived> {
  const id = 'listings'
  const decoded = decode(schema, config)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
  // A browser's address is percent-encoded.
  const address: Address = {
    query: new URL(`https://a.example/?${query}#`).search.slice(1),
    fragment: new URL(`https://a.example/#${fragment ?? ''}`).hash.slice(1),
    isPathInQ,
  }
  let state = searchesReducer({}, componentAdded({ id, config: decoded.config }))
  const search = () => {
    const found = state[id]
    if (!found) throw new Error('The search is not in the state')
    return found
  }
  const arrived = arrivalDefaults(search(), address)
  if (arrived) state = searchesReducer(state, defaultsRead({ id, defaults: arrived.params }))
  const params = linkedParams(search(), address)?.params ?? search().defaults
  state = searchesReducer(state, paramsAdded({ id, params: addedParams }))
  state = searchesReducer(state, defaultsApplied({ id, params }))
  state = searchesReducer(state, firstSearchRequested({ id }))
  const isRequested = search().requestedId > 0
  const written = addressForm(decoded.config.address).write(address, search().params, search())
  return {
    state: search().params,
    body: isRequested ? encodeSearch(id, search()).body : null,
    written: fragment === undefined ? written.query : written.fragment,
  }
}
