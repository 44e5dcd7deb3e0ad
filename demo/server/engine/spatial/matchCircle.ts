import { type DocSet, emptySet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { SolrError } from '../solrError'
import type { Circle } from './circle'
import { distancesFrom } from './distances'
import { haversineKm } from './haversine'
import { readPoint } from './readPoint'

/**
 * The documents with a point in a circle, its border included.
 * @throws SolrError for a point or a radius that is none.
 */
export function matchCircle(index: SearchIndex, { field, point, radius }: Circle): DocSet {
  const max = /^\d+(?:\.\d+)?$/.test(radius) ? Number(radius) : Number.NaN
  if (Number.isNaN(max)) throw new SolrError(`d must be a non-negative number, not '${radius}'`)
  const distanceOf = distancesFrom(index, field, readPoint(point))
  const set = emptySet(index.size)
  for (let doc = 0; doc < index.size; doc += 1) {
    const key = distanceOf(doc)
    if (Number.isFinite(key) && haversineKm(key) <= max) set[doc] = 1
  }
  return set
}
