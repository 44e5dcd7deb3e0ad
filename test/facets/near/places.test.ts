import { distanceFormat } from '../../../src/facets/near/distanceFormat'
import { parsePlaceValue, parsePoint, placeAt } from '../../../src/facets/near/place'
import { firstRadius, nearestStep, radiiInKm, sliderSteps } from '../../../src/facets/near/radii'

test('reads the point of a place, with a space after its comma too', () => {
  expect(parsePoint('48.1,11.5')).toEqual({ lat: 48.1, lng: 11.5 })
  expect(parsePoint(' 48.1, 11.5 ')).toEqual({ lat: 48.1, lng: 11.5 })
  for (const text of ['48.1', '48.1,11.5,3', '91,0', 'Munich']) expect(parsePoint(text)).toBeNull()
})

test('reads a place from the value of a facet', () => {
  expect(parsePlaceValue('Munich|48.1,11.5', 12)).toEqual({
    name: 'Munich',
    lat: 48.1,
    lng: 11.5,
    count: 12,
  })
  expect(parsePlaceValue('A|B|48.1,11.5', null)?.name).toBe('A|B')
  for (const value of ['Munich', '|48.1,11.5', ' |1,2', 'Munich|north']) {
    expect(parsePlaceValue(value, 1)).toBeNull()
  }
})

test('finds the place of a point', () => {
  const places = [{ name: 'Munich', lat: 48.137, lng: 11.575, count: null }]
  expect(placeAt({ lat: 48.137, lng: 11.575 }, places)?.name).toBe('Munich')
  expect(placeAt({ lat: 48.138, lng: 11.575 }, places)).toBeUndefined()
})

test('steps finely through small distances and coarsely through great ones', () => {
  expect(sliderSteps([5, 50])).toEqual([5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50])
  expect(sliderSteps([0.5, 2])).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2])
  expect(sliderSteps([33, 7, 20])).toEqual([7, 8, 9, 10, 12, 15, 20, 25, 30, 33])
  expect(nearestStep([5, 6, 7], 6.4)).toBe(1)
  expect(nearestStep([5, 6, 7], 1000)).toBe(2)
})

test('begins with the middle radius, or the configured one', () => {
  expect(firstRadius([5, 10, 25, 50], null)).toBe(10)
  expect(firstRadius([5, 10, 25], null)).toBe(10)
  expect(firstRadius([5, 10, 25], 25)).toBe(25)
})

test('lists the radius of an address among the configured ones', () => {
  const km = distanceFormat('de')
  expect(radiiInKm([5, 10, 25], km, null)).toEqual([5, 10, 25])
  expect(radiiInKm([5, 10, 25], km, 10)).toEqual([5, 10, 25])
  expect(radiiInKm([5, 10, 25], km, 12)).toEqual([5, 10, 12, 25])
})
