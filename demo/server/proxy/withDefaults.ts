import type { ParamPairs } from '../engine/solrParams'

/**
 * What a site's select handler adds on its own: without a query (spec 7.3 sends none) everything is
 * found.
 */
export function withDefaults(pairs: ParamPairs): ParamPairs {
  const asks = pairs.some(
    ([name, value]) => name === 'ids' || (name === 'q' && value.trim() !== ''),
  )
  return asks ? pairs : [['q', '*:*'], ...pairs.filter(([name]) => name !== 'q')]
}
