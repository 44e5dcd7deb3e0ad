import Supercluster from 'supercluster'
import { MAP_CLUSTER_PX } from '../../../src/map/constants'
import type { LatLng } from '../../../src/map/latLng'
import { nearestCopy } from '../../../src/map/nearestCopy'
import type { Place } from '../../../src/map/placesOf'
import type { View } from '../view/useView'

/** One thing on the map: a place, or several that stand too near to each other to be told apart. */
export interface Mark extends LatLng {
  readonly key: string
  readonly places: readonly Place[]
  /** False in the margin around what the map shows. */
  readonly inView: boolean
}

/** How far beyond its edges a map has marks, so that some are there when it is pushed; a part of its size. */
const MARGIN = 0.25

/**
 * Gathers places that would lie over each other, for each zoom.
 * @returns the marks of a view.
 */
export function createClusters(
  places: readonly Place[],
  maxZoom: number,
): (view: View) => readonly Mark[] {
  // With a tile's size as the extent the radius is in CSS pixels.
  const options = { radius: MAP_CLUSTER_PX, extent: 256, maxZoom }
  const index = new Supercluster<{ at: number }>(options).load(places.map(pointOf))
  const membersOf = (cluster: number) =>
    index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.at)

  return ({ zoom, box: { south, west, north, east } }) => {
    const [high, wide] = [(north - south) * MARGIN, (east - west) * MARGIN]
    const around = [west - wide, south - high, east + wide, north + high] as const
    return index.getClusters([...around], Math.round(zoom)).flatMap((found): readonly Mark[] => {
      const { properties, geometry } = found
      const isCluster = 'cluster_id' in properties
      const members = isCluster ? membersOf(properties['cluster_id']) : [properties['at']]
      const own = members.flatMap((at) => places[at] ?? [])
      const [first] = own
      if (!first) return []
      const [flat = 0, lat = 0] = isCluster ? geometry.coordinates : [first.lng, first.lat]
      const lng = nearestCopy(flat, (west + east) / 2)
      const inView = lat >= south && lat <= north && lng >= west && lng <= east
      const key = isCluster ? `cluster-${properties['cluster_id']}` : first.id
      return [{ key, lat, lng, places: own, inView }]
    })
  }
}

function pointOf({ lat, lng }: Place, at: number) {
  return {
    type: 'Feature' as const,
    properties: { at },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }
}
