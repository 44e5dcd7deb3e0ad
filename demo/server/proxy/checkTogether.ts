import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { Rejected } from './rejected'

/**
 * Checks what no single param shows: the number of counted queries, and that a distance has a field and a point.
 * @throws Rejected
 */
export function checkTogether(params: Params, { limits }: ProxyConfig): void {
  const valuesOf = (name: string) => params.flatMap(([key, value]) => (key === name ? value : []))
  if (!(valuesOf('facet.query').length <= limits.facetQueries)) {
    throw new Rejected(`A request may contain at most ${limits.facetQueries} facet.query`)
  }
  const isFar = [...valuesOf('fl'), ...valuesOf('sort')].some((value) => value.includes('geodist'))
  const isPlaced = ['sfield', 'pt'].every((name) => valuesOf(name).some((value) => value !== ''))
  if (isFar && !isPlaced) throw new Rejected('geodist() needs the params sfield and pt')
}
