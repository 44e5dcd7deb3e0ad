import { nearestThumb } from '../../../src/facets/range/nearestThumb'

describe('nearestThumb', () => {
  it('returns the nearer thumb', () => {
    expect(nearestThumb(10, { min: 0, max: 100 })).toBe('min')
    expect(nearestThumb(90, { min: 0, max: 100 })).toBe('max')
  })

  it('returns the thumb that can move there when both are at one amount', () => {
    expect(nearestThumb(10, { min: 50, max: 50 })).toBe('min')
    expect(nearestThumb(90, { min: 50, max: 50 })).toBe('max')
  })
})
