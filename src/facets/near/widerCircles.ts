import type { WiderFilter } from '../../results/nothing-found/filterCounts'
import type { Circle } from './circle'
import { circleFilter } from './circleFilter'
import { MAX_RADIUS_KM } from './constants'
import type { DistanceFormat } from './distanceFormat'
import { geofiltCount } from './nearRequest'

/** The circles around the same point with greater radii, the smallest first; also beyond the radii that are offered. */
export function widerCircles(
  field: string,
  circle: Circle,
  radii: readonly number[],
  { toKm }: Pick<DistanceFormat, 'toKm'>,
): readonly WiderFilter[] {
  const { km } = circle
  if (km === null) return []
  // The last three are in the unit of the page, as the others are.
  return [...radii, 200, 500, 1000]
    .map(toKm)
    .sort((a, b) => a - b)
    .filter((one) => one > km && one <= MAX_RADIUS_KM)
    .map((one) => {
      const wider = { ...circle, km: one }
      return {
        filter: circleFilter(field, wider),
        query: (key, tag) => geofiltCount(field, wider, key, tag),
      }
    })
}
