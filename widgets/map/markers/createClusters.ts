import Supercluster from 'supercluster'
import { CLUSTER_RADIUS_PX } from '../../../src/map/constants'
import type { LatLng } from '../../../src/map/latLng'
import type { Place } from '../../../src/map/locateDocuments'
import { nearestLongitude } from '../../../src/map/nearestLongitude'
import type { MapExtent } from '../view/useMapExtent'

/** A marker of one place, or of several that are too near to each other. */
export interface MapMarker extends LatLng {
  readonly key: string
  readonly places: readonly Place[]
  /** False in the margin outside the visible part. */
  readonly inView: boolean
}

/** Markers are rendered this far outside the visible part, as a share of the map's size. */
const MARGIN = 0.25

/**
 * Clusters places for each zoom.
 * @returns a function that gives the markers of an extent.
 */
export function createClusters(
  places: readonly Place[],
  maxZoom: number,
): (view: MapExtent) => readonly MapMarker[] {
  // With a tile's size as extent, the radius is in CSS pixels.
  const options = { radius: CLUSTER_RADIUS_PX, extent: 256, maxZoom }
  const index = new Supercluster<{ index: number }>(options).load(places.map(toFeature))
  const placeIndexes = (cluster: number) =>
    index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.index)

  return ({ zoom, box: { south, west, north, east } }) => {
    const [high, wide] = [(north - south) * MARGIN, (east - west) * MARGIN]
    const bounds = [west - wide, south - high, east + wide, north + high] as const
    return index
      .getClusters([...bounds], Math.round(zoom))
      .flatMap((found): readonly MapMarker[] => {
        const { properties, geometry } = found
        const isCluster = 'cluster_id' in properties
        const members = isCluster ? placeIndexes(properties['cluster_id']) : [properties['index']]
        const markerPlaces = members.flatMap((index) => places[index] ?? [])
        const [first] = markerPlaces
        if (!first) return []
        const [flat = 0, lat = 0] = isCluster ? geometry.coordinates : [first.lng, first.lat]
        const lng = nearestLongitude(flat, (west + east) / 2)
        const inView = lat >= south && lat <= north && lng >= west && lng <= east
        const key = isCluster ? `cluster-${properties['cluster_id']}` : first.id
        return [{ key, lat, lng, places: markerPlaces, inView }]
      })
  }
}

function toFeature({ lat, lng }: Place, index: number) {
  return {
    type: 'Feature' as const,
    properties: { index },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }
}
