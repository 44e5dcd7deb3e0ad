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

describe("the slider's extent", () => {
  it('takes the stats in whole units, rounded outward', () => {
    expect(extentOf(stats(94.5, 889.2), null)).toEqual({ min: 94, max: 890 })
    expect(extentOf(stats(-0.5, 0), null)).toEqual({ min: -1, max: 0 })
    expect(extentOf(stats(120, null), null)).toEqual({ min: 120, max: 120 })
  })

  it('is null when no document has the field', () => {
    expect(extentOf(null, { start: '0', end: '500' })).toBeNull()
    expect(extentOf(stats(null, null), null)).toBeNull()
    expect(extentOf(undefined, null)).toBeNull()
  })

  it("takes the histogram's ends without stats, and is null for dates", () => {
    expect(extentOf(undefined, { start: '0', end: '500' })).toEqual({ min: 0, max: 500 })
    expect(extentOf(undefined, { start: 'NOW', end: 'NOW+1DAY' })).toBeNull()
  })

  it('limits amounts beyond it', () => {
    const extent = { min: 100, max: 300 }
    expect([50, 150, 400].map((amount) => clamp(amount, extent))).toEqual([100, 150, 300])
    expect([50, 150, 400].map((amount) => fractionOf(amount, extent))).toEqual([0, 0.25, 1])
    expect(fractionOf(5, { min: 5, max: 5 })).toBe(0)
  })
})
