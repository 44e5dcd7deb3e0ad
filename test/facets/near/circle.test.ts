import fc from 'fast-check'
import { formatCircle, parseCircle, roundPoint } from '../../../src/facets/near/circle'
import {
  activeCircle,
  circleFilter,
  readCircleFilter,
  setCircle,
} from '../../../src/facets/near/circleFilter'
import { setRange } from '../../../src/facets/range/setRange'
import { readFragment, writeFragment } from '../../../src/history/fragment'
import { noParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'

const munich = { lat: 48.137, lng: 11.575, km: 25 }

test('reads a circle of decimal numbers, and one of any distance', () => {
  expect(parseCircle('48.137,11.575,25')).toEqual(munich)
  expect(parseCircle('-33.9,151.2,0.5')).toEqual({ lat: -33.9, lng: 151.2, km: 0.5 })
  expect(parseCircle('48.137,11.575')).toEqual({ ...munich, km: null })
})

test('reads the poles, the date line from both sides, and a radius of 0', () => {
  expect(parseCircle('90,0,1')).toEqual({ lat: 90, lng: 0, km: 1 })
  expect(parseCircle('-90,-180,0')).toEqual({ lat: -90, lng: -180, km: 0 })
  expect(parseCircle('0,180,1')).toEqual({ lat: 0, lng: 180, km: 1 })
})

test('limits a huge radius to half of the earth', () => {
  expect(parseCircle('0,0,999999999')?.km).toBe(20_016)
})

test.each([
  '',
  'NaN,NaN,NaN',
  'NaN,11.5,25',
  '48.1',
  '48.1,11.5,25,1',
  '48.1,11.5,',
  '48.1,11.5,-25',
  '48.1,11.5,Infinity',
  '90.1,0,1',
  '-91,0,1',
  '0,180.1,1',
  '1e1,2,3',
  '0x10,2,3',
  '+48.1,11.5,25',
  '48.1, 11.5,25',
  '48.1,11.5,25}',
  '48.1,11.5 d=1,25',
  '{!geofilt sfield=place pt=1,1 d=1}',
  '٤٨,١١,٢٥',
  '48.1,11.5,1234567890',
])('refuses %j', (text) => {
  expect(parseCircle(text)).toBeNull()
})

test('rounds a position to about 100 metres', () => {
  expect(roundPoint({ lat: 48.1371537, lng: -11.5761236 }, 3)).toEqual({
    lat: 48.137,
    lng: -11.576,
  })
  expect(Object.is(roundPoint({ lat: -0.0001, lng: 0 }, 3).lat, 0)).toBe(true)
})

const circles = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  km: fc.option(fc.double({ min: 0, max: 20_000, noNaN: true })),
})

test('every circle round-trips through its text, a filter and the fragment', () => {
  fc.assert(
    fc.property(circles, (circle) => {
      const text = formatCircle(circle)
      const read = parseCircle(text)
      expect(read && formatCircle(read)).toBe(text)
      const fq = [circleFilter('place', circle)]
      expect(sanitizeParams({ ...noParams, fq })).toEqual({
        params: { ...noParams, fq },
        rejected: [],
      })
      const fragment = writeFragment('', { ...noParams, fq }, noParams, ['fq'])
      expect(fragment).toBe(`fq=place:${text}`)
      expect(readFragment(fragment, ['fq'])?.params.fq).toEqual(fq)
      expect(activeCircle(fq, 'place')).toEqual(read)
    }),
  )
})

test('any text in its place is refused or read, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const circle = readCircleFilter(`place:${text}`, 'place')
      if (circle) expect(Math.abs(circle.lat) <= 90 && Math.abs(circle.lng) <= 180).toBe(true)
    }),
  )
})

test('reads a circle that somebody tagged, quoted or escaped', () => {
  for (const text of [
    '{!tag=place}place:48.137,11.575,25',
    'place:"48.137,11.575,25"',
    'place:48\\.137,11\\.575,25',
  ])
    expect(readCircleFilter(text, 'place')).toEqual(munich)
  expect(readCircleFilter('city:48.137,11.575,25', 'place')).toBeNull()
})

const area = 'place:[48,11 TO 49,12]'

test('a circle replaces the area of a map, and an area the circle', () => {
  const circle = setCircle(['city:Rome', area], 'place', munich)
  expect(circle).toEqual(['city:Rome', 'place:48.137,11.575,25'])
  expect(setRange(circle, 'place', { min: '48,11', max: '49,12' }, false)).toEqual([
    'city:Rome',
    area,
  ])
  const south = setCircle([area], 'place', { ...munich, lat: -48.137 })
  expect(setRange(south, 'place', { min: '48,11', max: '49,12' }, false)).toEqual([area])
  expect(setCircle(south, 'place', null)).toEqual([])
})
