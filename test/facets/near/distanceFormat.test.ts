import { distanceFormat, unitOf } from '../../../src/facets/near/distanceFormat'

test.each([
  ['en', 'mi'],
  ['en-US', 'mi'],
  ['en-GB', 'mi'],
  ['es-PR', 'mi'],
  ['es-US', 'mi'],
  ['en-CA', 'km'],
  ['en-IE', 'km'],
  ['de', 'km'],
  ['fr', 'km'],
  ['es', 'km'],
  ['ar', 'km'],
  ['not a language', 'km'],
])('shows distances of %s in %s', (locale, unit) => {
  expect(unitOf(locale)).toBe(unit)
})

test('writes kilometers with one decimal below 10, and metres below one', () => {
  const { short } = distanceFormat('de')
  expect([0, 0.004, 0.354, 0.994, 0.996, 1, 3.24, 9.94, 9.96, 25.4, 1234].map(short)).toEqual([
    '0 m',
    '0 m',
    '350 m',
    '990 m',
    '1 km',
    '1 km',
    '3,2 km',
    '9,9 km',
    '10 km',
    '25 km',
    '1.234 km',
  ])
})

test('writes miles, in words too', () => {
  const { short, long } = distanceFormat('en-US')
  expect([0.1, 1.609344, 40.234].map(short)).toEqual(['0.1 mi', '1 mi', '25 mi'])
  expect(long(40.234)).toBe('25 miles')
  expect(distanceFormat('de').long(25)).toBe('25 Kilometer')
})

test('takes the unit of the page instead of its language', () => {
  expect(distanceFormat('en-US', 'km').short(25)).toBe('25 km')
  expect(distanceFormat('de', 'mi').short(40.234)).toBe('25 mi')
})

test('converts an amount of the unit to kilometers and back', () => {
  const { toKm, fromKm } = distanceFormat('en-US')
  expect(toKm(25)).toBe(40.234)
  expect([5, 10, 25, 50, 0.5].map((mi) => fromKm(toKm(mi)))).toEqual([5, 10, 25, 50, 0.5])
  expect(distanceFormat('fr').toKm(25)).toBe(25)
})
