/** A point on the earth in degrees; longitudes are -180 to 180 unless noted otherwise. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}
