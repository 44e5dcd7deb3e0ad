import type { RandomSequence } from './randomSequence'

/** Where maps end: the poles, the date line from both sides, the equator. */
const edges = [
  '90,0',
  '-90,0',
  '89.9999,179.9999',
  '-89.95,-120.5',
  '0,180',
  '0,-180',
  '0,0',
  '12.5,179.9995',
  '12.5,-179.9995',
  '-17.7134,178.065',
  '-17.7134,-179.2',
  '66.5622,-179.75',
  '71.0,180',
  '-0.0005,0.0005',
] as const

/** How often a picture was taken at one of the edges. */
const EDGE_INTERVAL = 25

/** Where the picture of listing `number` was taken: anywhere on the globe, evenly by area. */
export function photoPoint(random: RandomSequence, number: number): string {
  const latitude = (Math.asin(2 * random() - 1) * 180) / Math.PI
  const longitude = (random() - 0.5) * 360
  if (number % EDGE_INTERVAL === 0) {
    return edges[(number / EDGE_INTERVAL) % edges.length] ?? edges[0]
  }
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`
}
