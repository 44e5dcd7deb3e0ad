import { distanceFormat } from '../../../src/facets/near/distanceFormat'
import { withDistances } from '../../../src/facets/near/withDistances'

const km = distanceFormat('de')
const circle = { lat: 48.137, lng: 11.575, km: 25 }
const cabin = { id: '1', title: 'Cabin' }
const loft = { id: '2', title: 'Loft' }

test('adds the distance as a text, and as a number', () => {
  const found = [
    { id: '2', distance: 0.4 },
    { id: '1', distance: 3.24 },
  ]
  expect(withDistances([cabin, loft], found, circle, km)).toEqual([
    { ...cabin, distance: '3,2 km', distance_km: 3.24 },
    { ...loft, distance: '400 m', distance_km: 0.4 },
  ])
})

test('has an empty distance without a center, and for what has no point', () => {
  expect(withDistances([cabin], [], null, km)).toEqual([
    { ...cabin, distance: null, distance_km: null },
  ])
  const far = [{ id: '1', distance: 'Infinity' }]
  expect(withDistances([cabin], far, circle, km)[0]?.['distance']).toBeNull()
})

test('leaves a field of the index by that name alone while nothing is near', () => {
  const doc = { id: '1', distance: 'to the beach: 300 m' }
  expect(withDistances([doc], [doc], null, km)).toEqual([doc])
})

test('gives the same document again while its distance stays, so that its card need not be rendered', () => {
  const found = [{ id: '1', distance: 3.24 }]
  const [first] = withDistances([cabin], found, circle, km)
  expect(withDistances([cabin], found, circle, km)[0]).toBe(first)
  const nearer = [{ id: '1', distance: 1 }]
  expect(withDistances([cabin], nearer, circle, km)[0]).not.toBe(first)
})
