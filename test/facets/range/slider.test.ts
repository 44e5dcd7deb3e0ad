import fc from 'fast-check'
import { histogramBars } from '../../../src/facets/range/histogramBars'
import { moveThumb, type ThumbMove } from '../../../src/facets/range/moveThumb'
import { nearestThumb } from '../../../src/facets/range/nearestThumb'
import { clamp, extentOf, fractionOf } from '../../../src/facets/range/numberRange'
import type { FieldStats } from '../../../src/solr/response/searchResponse'

const stats = (min: number | null, max: number | null): FieldStats => ({
  min,
  max,
  count: null,
  missing: null,
  sum: null,
  mean: null,
  stddev: null,
})

describe("a slider's extent", () => {
  it('is that of the stats in whole units, rounded outward', () => {
    expect(extentOf(stats(94.5, 889.2), null)).toEqual({ min: 94, max: 890 })
    expect(extentOf(stats(-0.5, 0), null)).toEqual({ min: -1, max: 0 })
    expect(extentOf(stats(120, null), null)).toEqual({ min: 120, max: 120 })
  })

  it('is nowhere when no document has the field', () => {
    expect(extentOf(null, { start: '0', end: '500' })).toBeNull()
    expect(extentOf(stats(null, null), null)).toBeNull()
    expect(extentOf(undefined, null)).toBeNull()
  })

  it('is that of the histogram where no stats were asked, and none for dates', () => {
    expect(extentOf(undefined, { start: '0', end: '500' })).toEqual({ min: 0, max: 500 })
    expect(extentOf(undefined, { start: 'NOW', end: 'NOW+1DAY' })).toBeNull()
  })

  it('is where an amount beyond it stops', () => {
    const extent = { min: 100, max: 300 }
    expect([50, 150, 400].map((amount) => clamp(amount, extent))).toEqual([100, 150, 300])
    expect([50, 150, 400].map((amount) => fractionOf(amount, extent))).toEqual([0, 0.25, 1])
    expect(fractionOf(5, { min: 5, max: 5 })).toBe(0)
  })
})

describe('a key', () => {
  const extent = { min: 94, max: 890 }
  const limits = { min: 94, max: 600 }
  const from = (amount: number, move: ThumbMove) => moveThumb(amount, move, extent, limits)

  it('moves a thumb to the next round amount, about a hundredth on', () => {
    expect(from(94, 'up')).toBe(95)
    expect(from(95, 'up')).toBe(100)
    expect(from(103, 'down')).toBe(100)
  })

  it('moves it about a tenth on', () => {
    expect(from(200, 'farUp')).toBe(250)
    expect(from(200, 'farDown')).toBe(150)
  })

  it('moves it to its ends', () => {
    expect(from(200, 'first')).toBe(94)
    expect(from(200, 'last')).toBe(600)
  })

  it('moves by one where there are few amounts', () => {
    const guests = { min: 2, max: 14 }
    expect(moveThumb(2, 'up', guests, guests)).toBe(3)
    expect(moveThumb(2, 'farUp', guests, guests)).toBe(3)
  })

  it('always moves, in its direction, and never past its limits', () => {
    const move = fc.constantFrom<ThumbMove>('up', 'down', 'farUp', 'farDown')
    const ends = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 99999 }))
    fc.assert(
      fc.property(
        ends,
        fc.double({ min: 0, max: 1, noNaN: true }),
        move,
        ([min, width], at, to) => {
          const whole = { min, max: min + width }
          const start = Math.round(min + at * width)
          const end = moveThumb(start, to, whole, whole)
          expect(end).toBeGreaterThanOrEqual(whole.min)
          expect(end).toBeLessThanOrEqual(whole.max)
          if (to === 'up' || to === 'farUp') expect(end > start || start === whole.max).toBe(true)
          else expect(end < start || start === whole.min).toBe(true)
        },
      ),
    )
  })
})

describe('a press on the track', () => {
  it('moves the nearer thumb', () => {
    expect(nearestThumb(10, { min: 0, max: 100 })).toBe('min')
    expect(nearestThumb(90, { min: 0, max: 100 })).toBe('max')
  })

  it('moves the one that can go there, where both lie on one spot', () => {
    expect(nearestThumb(10, { min: 50, max: 50 })).toBe('min')
    expect(nearestThumb(90, { min: 50, max: 50 })).toBe('max')
  })
})

describe('a histogram', () => {
  const counts = [
    { value: '0', count: 9 },
    { value: '50', count: 2 },
    { value: '100', count: 4 },
    { value: '150', count: 0 },
  ]

  it('is drawn along the extent, the highest bar in full', () => {
    expect(histogramBars(counts, 50, { min: 75, max: 175 })).toEqual([
      { from: 50, to: 100, count: 2, start: 0, end: 0.25, height: 0.5 },
      { from: 100, to: 150, count: 4, start: 0.25, end: 0.75, height: 1 },
      { from: 150, to: 200, count: 0, start: 0.75, end: 1, height: 0 },
    ])
  })

  it('is not drawn where nothing was counted, or of dates', () => {
    expect(histogramBars([], 50, { min: 0, max: 100 })).toEqual([])
    expect(histogramBars([{ value: '0', count: 0 }], 50, { min: 0, max: 100 })).toEqual([])
    expect(histogramBars(counts, Number('+1DAY'), { min: 0, max: 100 })).toEqual([])
  })
})
