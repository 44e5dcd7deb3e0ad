import type { LatLng } from '../../map/latLng'
import { type Circle, isSamePoint } from './circle'
import type { DistanceFormat } from './distanceFormat'
import type { NearMessageKey } from './messages'
import { type NamedPlace, placeAt } from './place'

/** What the center of a circle is to the visitor. */
export type Center = { readonly kind: 'here' | 'point' } | { readonly kind: 'place'; name: string }

/** @param here the visitor's position, as far as the page knows it */
export function centerOf(
  point: LatLng,
  places: readonly NamedPlace[],
  here: LatLng | null,
): Center {
  if (here && isSamePoint(point, here)) return { kind: 'here' }
  const place = placeAt(point, places)
  return place ? { kind: 'place', name: place.name } : { kind: 'point' }
}

type Values = Readonly<Record<string, string>>

/** The text of a circle among the current filters, such as "Within 25 km of Munich". */
export function circleText(
  { km }: Circle,
  center: Center,
  { short }: Pick<DistanceFormat, 'short'>,
  translate: (key: NearMessageKey, values: Values) => string,
): string {
  const key = km === null ? 'near.chipAny' : 'near.chip'
  const values = km === null ? {} : { distance: short(km) }
  if (center.kind === 'place') return translate(key, { ...values, place: center.name })
  return translate(center.kind === 'here' ? `${key}Here` : `${key}Point`, values)
}
