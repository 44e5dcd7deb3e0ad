import fc from 'fast-check'
import { setRange } from '../../src/facets/range/setRange'
import { activeArea } from '../../src/map/activeArea'
import { areaRange } from '../../src/map/areaRange'
import { type Box, boxWidth, isInBox } from '../../src/map/box'
import { boxAround } from '../../src/map/boxAround'
import { nearestLongitude } from '../../src/map/nearestLongitude'
import { normaliseBox, normaliseLongitude } from '../../src/map/normaliseBox'

const lat = fc.double({ min: -90, max: 90, noNaN: true })
const lng = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ lat, lng })
const box: fc.Arbitrary<Box> = fc
  .record({ lats: fc.tuple(lat, lat), west: lng, east: lng })
  .map(({ lats: [a, b], west, east }) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west,
    east,
  }))

describe('boxAround', () => {
  it('returns null without points, and a point for one', () => {
    expect(boxAround([])).toBeNull()
    expect(boxAround([{ lat: 1, lng: 2 }])).toEqual({ south: 1, west: 2, north: 1, east: 2 })
  })

  it('crosses the date line where that is shorter', () => {
    const fiji = { lat: -17.7, lng: 177.4 }
    const samoa = { lat: -13.8, lng: -171.8 }
    const box = boxAround([samoa, fiji])
    expect(box).toEqual({ south: -17.7, west: 177.4, north: -13.8, east: -171.8 })
    expect(box && boxWidth(box)).toBeCloseTo(10.8)
  })

  it('contains all points and is the narrowest', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
        const box = boxAround(points)
        if (!box) throw new Error('There are points.')
        expect(points.filter((one) => !isInBox(box, one))).toEqual([])
        for (const { lng: west } of points) {
          for (const { lng: east } of points) {
            const other = { ...box, west, east }
            if (points.every((one) => isInBox(other, one)))
              expect(boxWidth(other)).toBeGreaterThanOrEqual(boxWidth(box) - 1e-9)
          }
        }
      }),
    )
  })
})

describe('normaliseBox', () => {
  it('normalises a map that was panned around the earth', () => {
    fc.assert(
      fc.property(box, fc.integer({ min: -3, max: 3 }), point, (one, rounds, at) => {
        const east = one.east < one.west ? one.east + 360 : one.east
        const seen = normaliseBox({
          ...one,
          west: one.west + 360 * rounds,
          east: east + 360 * rounds,
        })
        // At the very border the last digit decides.
        const border = [one.west, one.east].some((end) => Math.abs(end - at.lng) < 1e-6)
        if (!border && boxWidth(one) < 359.9) expect(isInBox(seen, at)).toBe(isInBox(one, at))
      }),
    )
  })

  it('returns the whole earth for a larger view', () => {
    const all = { south: -90, west: -180, north: 90, east: 180 }
    expect(normaliseBox({ south: -120, west: -400, north: 95, east: 90 })).toEqual(all)
  })

  it('keeps valid longitudes unchanged', () => {
    expect([-180, -121.31, 180].map(normaliseLongitude)).toEqual([-180, -121.31, 180])
    expect([190, -190, 540].map(normaliseLongitude)).toEqual([-170, 170, -180])
  })

  it('finds the longitude nearest to the center', () => {
    expect(nearestLongitude(-170, 175)).toBe(190)
    fc.assert(
      fc.property(lng, fc.double({ min: -2000, max: 2000, noNaN: true }), (one, middle) => {
        const copy = nearestLongitude(one, middle)
        expect(Math.abs(copy - middle)).toBeLessThanOrEqual(180 + 1e-9)
        expect(Math.abs(Math.round((copy - one) / 360) * 360 - (copy - one))).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('an area as a filter (design decision 23)', () => {
  const oregon = { south: 42.123456, west: -124.5, north: 46.2, east: -116.4999999 }

  it('writes [south,west TO north,east], to the metre and without a tag', () => {
    expect(setRange([], 'latlng', areaRange(oregon), false)).toEqual([
      'latlng:[42.12346,-124.5 TO 46.2,-116.5]',
    ])
  })

  it('replaces the previous area and keeps other filters', () => {
    const fq = ['city:Bend', 'latlng:[1,2 TO 3,4]', 'price:[0 TO 200]']
    expect(setRange(fq, 'latlng', areaRange(oregon), false)).toHaveLength(3)
    expect(setRange(fq, 'latlng', null, false)).toEqual(['city:Bend', 'price:[0 TO 200]'])
  })

  it('is read back as the same box, across the date line too', () => {
    fc.assert(
      fc.property(box, (one) => {
        const [filter = ''] = setRange([], 'latlng', areaRange(one), false)
        expect(filter).toMatch(/^latlng:\[-?[\d.]+,-?[\d.]+ TO -?[\d.]+,-?[\d.]+\]$/)
        const read = activeArea([filter], 'latlng')
        for (const side of ['south', 'west', 'north', 'east'] as const)
          expect(Math.abs((read?.[side] ?? 999) - one[side])).toBeLessThanOrEqual(0.00001)
      }),
    )
  })

  it.each([
    'latlng:[3,4 TO 1,2]',
    'latlng:[* TO *]',
    'latlng:[1 TO 2]',
    'latlng:[1,2 TO *]',
    'latlng:1,2',
    'latlng:[91,0 TO 92,0]',
    'other:[1,2 TO 3,4]',
    '-latlng:[1,2 TO 3,4]',
  ])('%s is not an area', (filter) => {
    expect(activeArea([filter], 'latlng')).toBeNull()
  })

  it('accepts a tag and quotation marks', () => {
    const read = activeArea(['{!tag=latlng}latlng:[ "1,2" TO "3,4" ]'], 'latlng')
    expect(read).toEqual({ south: 1, west: 2, north: 3, east: 4 })
  })
})
