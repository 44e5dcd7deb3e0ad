import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { findEntries } from './findOptions'
import { FIND_MESSAGES } from './messages'

/** A facet whose values the server finds where it has more of them than it lists at once. */
export const find: FacetKind = {
  name: 'find',
  entries: findEntries,
  complete: completeFind,
  messages: FIND_MESSAGES,
}

/**
 * Solr lists the values in the order in which they show, so that the next ones follow those that are there. By name,
 * which is the default, shards list all of them; by count they may miss some.
 */
function completeFind(facet: FacetConfig): FacetConfig {
  const first = facet.sorts.find((name) => name !== 'active')
  const isList = facet.shownAs === 'facet' || facet.shownAs === 'negation'
  const isFound = isList && facet.further?.['find'] === 'server'
  return isFound ? { ...facet, sort: facet.sort ?? (first === 'count' ? 'count' : 'index') } : facet
}
