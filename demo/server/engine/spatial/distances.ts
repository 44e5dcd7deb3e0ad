import { fieldOf, valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { SolrError } from '../solrError'
import type { SolrParams } from '../solrParams'
import { haversineKey, storedPoint } from './haversine'
import { type Point, readPoint } from './readPoint'

/** The function that sorts and fields name. */
export const GEODIST = 'geodist()'

/** How far each document is from a point, by its number: a haversineKey; Infinity without a point. */
export type Distances = (doc: number) => number

/** The distances to the nearest point of each document's field, each measured once. */
export function distancesFrom(index: SearchIndex, field: string, from: Point): Distances {
  if (fieldOf(index.schema, field).type !== 'point') {
    throw new SolrError(`Spatial queries need a point field, and ${field} is none`)
  }
  const measured = new Map<number, number>()
  return (doc) => {
    const distance = measured.get(doc) ?? nearest(index, field, from, doc)
    measured.set(doc, distance)
    return distance
  }
}

/**
 * What `geodist()` gives: the distances from the param `pt` to the param `sfield`.
 * @throws SolrError without them.
 */
export function geodist(index: SearchIndex, params: SolrParams): Distances {
  const [field, point] = [params.get('sfield'), params.get('pt')]
  if (!field || !point) throw new SolrError('geodist - not enough parameters: sfield and pt')
  return distancesFrom(index, field, readPoint(point))
}

function nearest(index: SearchIndex, field: string, from: Point, doc: number): number {
  const document = index.documents[doc]
  if (!document) return Number.POSITIVE_INFINITY
  return valuesOf(index.schema, document, field)
    .map((value) => haversineKey(from, storedPoint(readPoint(String(value)))))
    .reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY)
}
