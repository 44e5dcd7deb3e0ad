import type { FacetConfig } from '../../facets/config/facetConfig'
import type { AddressedSearch } from '../address'
import { paramNames } from '../fragmentPairs'
import { RESERVED } from './reservedNames'

/** Names that PHP leaves as they are: it turns dots and spaces into underscores. */
const PLAIN = /^[A-Za-z]\w*$/

/** Params whose names in the query string say what they are, and collide with no CMS's. */
const OURS: Readonly<Record<string, string>> = { q: 'query', sort: 'sortby' }

/** What one component calls its params in the query string, each without the component's prefix. */
export interface QueryNames {
  /** Before each name, so that components do not collide: `a-` for the prefix `a`. */
  readonly prefix: string
  /** The facets by their names; one whose field is no name has none, its filters then stand in `fq[]`. */
  readonly facets: ReadonlyMap<string, FacetConfig>
  /** The exposed params by their names, other than `fq` and `bq`, which are lists, and `start`. */
  readonly params: ReadonlyMap<string, string>
}

/** Names a component's facets and exposed params: a reserved or taken name gets `f_` before it. */
export function queryNames({ config, facets }: AddressedSearch): QueryNames {
  const exposed = paramNames(config.exposedParams)
  const taken = new Set(RESERVED)
  const free = (name: string) => {
    const found = [name, `f_${name}`].find((one) => PLAIN.test(one) && !taken.has(one))
    if (found !== undefined) taken.add(found)
    return found
  }
  const named = new Map<string, FacetConfig>()
  for (const facet of exposed.includes('fq') ? facets : []) {
    const name = free(facet.alias ?? facet.field)
    if (name !== undefined) named.set(name, facet)
  }
  const params = new Map<string, string>()
  for (const param of exposed) {
    if (['fq', 'bq', 'start'].includes(param)) continue
    params.set(OURS[param] ?? free(param) ?? `x[${param}]`, param)
  }
  const { fragmentPrefix } = config
  return { prefix: fragmentPrefix && `${fragmentPrefix}-`, facets: named, params }
}
