import { type DocSet, emptySet } from '../index/docSet'
import { valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { Range } from '../lucene/queryNode'
import { SolrError } from '../solrError'
import { readPoint } from '../spatial/readPoint'

/**
 * The documents with a point in the box `[south,west TO north,east]`, borders included. When west is greater than
 * east, the box crosses the date line.
 */
export function matchBox(index: SearchIndex, field: string, { min, max }: Range): DocSet {
  const [south, west] = readPoint(min)
  const [north, east] = readPoint(max)
  if (south > north) throw new SolrError(`maxLat must be >= minLat: ${south} to ${north}`)
  const inLongitudes = (longitude: number): boolean =>
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  const set = emptySet(index.size)
  index.documents.forEach((document, doc) => {
    for (const value of valuesOf(index.schema, document, field)) {
      const [latitude, longitude] = readPoint(String(value))
      if (latitude >= south && latitude <= north && inLongitudes(longitude)) set[doc] = 1
    }
  })
  return set
}
