import fc from 'fast-check'
import { moveThumb, type ThumbMove } from '../../../src/facets/range/moveThumb'

describe('moveThumb', () => {
  const extent = { min: 94, max: 890 }
  const limits = { min: 94, max: 600 }
  const from = (amount: number, move: ThumbMove) => moveThumb(amount, move, extent, limits)

  it('moves the thumb to the next round amount, about a hundredth away', () => {
    expect(from(94, 'up')).toBe(95)
    expect(from(95, 'up')).toBe(100)
    expect(from(103, 'down')).toBe(100)
  })

  it('moves the thumb by about a tenth', () => {
    expect(from(200, 'farUp')).toBe(250)
    expect(from(200, 'farDown')).toBe(150)
  })

  it('moves the thumb to its ends', () => {
    expect(from(200, 'first')).toBe(94)
    expect(from(200, 'last')).toBe(600)
  })

  it('moves by one when there are few amounts', () => {
    const guests = { min: 2, max: 14 }
    expect(moveThumb(2, 'up', guests, guests)).toBe(3)
    expect(moveThumb(2, 'farUp', guests, guests)).toBe(3)
  })

  it('moves in its direction and never past its limits', () => {
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
