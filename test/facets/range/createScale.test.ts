import fc from 'fast-check'
import { createScale } from '../../../src/facets/range/createScale'
import type { ThumbMove } from '../../../src/facets/range/moveThumb'
import { roundToStep } from '../../../src/facets/range/roundToStep'

const tenths = createScale({ step: 0.1, isLogarithmic: false })
const rating = { min: 1, max: 5 }

describe('rounding to a step', () => {
  it.each([
    [0.7, 0.1, Math.floor, 0.7],
    [0.7, 0.1, Math.ceil, 0.7],
    [0.75, 0.1, Math.floor, 0.7],
    [-0.75, 0.5, Math.floor, -1],
    [1.26, 0.25, Math.ceil, 1.5],
    [1234.5, 100, Math.round, 1200],
  ])('%d in steps of %d is %o', (amount, step, round, expected) => {
    expect(roundToStep(amount, step, round)).toBe(expected)
  })
})

describe('a scale of fractions', () => {
  it('rounds outward to its step', () => {
    expect([tenths.down(4.56), tenths.up(4.51)]).toEqual([4.5, 4.6])
  })

  it('has an amount for each position', () => {
    expect([0, 0.5, 0.51, 1].map((at) => tenths.amountAt(at, rating))).toEqual([1, 3, 3, 5])
    expect(tenths.fractionOf(3, rating)).toBe(0.5)
  })

  it('moves by a step, or by about a tenth', () => {
    const from = (amount: number, move: ThumbMove) => tenths.move(amount, move, rating, rating)
    expect(from(4.2, 'up')).toBe(4.3)
    expect(from(4.2, 'down')).toBe(4.1)
    expect(from(4.2, 'farUp')).toBe(4.4)
    expect(from(4.9, 'farUp')).toBe(5)
    expect([from(4.2, 'first'), from(4.2, 'last')]).toEqual([1, 5])
  })
})

describe('a logarithmic scale', () => {
  const scale = createScale({ step: 1, isLogarithmic: true })
  const size = { min: 10, max: 100000 }

  it('gives equal factors equal room', () => {
    expect([10, 100, 1000, 10000, 100000].map((n) => scale.fractionOf(n, size))).toEqual([
      0,
      expect.closeTo(0.25),
      expect.closeTo(0.5),
      expect.closeTo(0.75),
      1,
    ])
  })

  it('has round amounts, finer where they are small', () => {
    const amounts = [0, 0.1, 0.26, 0.5, 0.76, 0.99, 1].map((at) => scale.amountAt(at, size))
    expect(amounts).toEqual([10, 25, 110, 1000, 11000, 92000, 100000])
  })

  it('starts at 0 or below too', () => {
    const fromZero = { min: 0, max: 9999 }
    expect(scale.fractionOf(0, fromZero)).toBe(0)
    expect(scale.fractionOf(99, fromZero)).toBeCloseTo(0.5)
    expect(scale.amountAt(0.5, fromZero)).toBe(100)
    expect(scale.amountAt(0.25, { min: -50, max: 9949 })).toBe(-41)
  })

  it('moves by steps that grow with the amount', () => {
    const from = (amount: number, move: ThumbMove) => scale.move(amount, move, size, size)
    expect([from(10, 'up'), from(105, 'up'), from(20000, 'up')]).toEqual([11, 110, 21000])
    expect([from(11, 'down'), from(20000, 'down')]).toEqual([10, 19000])
    expect([from(100, 'farUp'), from(100, 'farDown')]).toEqual([150, 50])
  })
})

it('goes to each amount, in its direction and within its limits, on any scale', () => {
  const steps = fc.constantFrom(0.01, 0.1, 0.25, 0.5, 1, 5, 25)
  const moves = fc.constantFrom<ThumbMove>('up', 'down', 'farUp', 'farDown')
  const at = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.boolean(),
      steps,
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 1, max: 100000 }),
      at,
      moves,
      (isLogarithmic, step, start, count, fraction, to) => {
        const scale = createScale({ step, isLogarithmic })
        const [min, max] = [start * step, (start + count) * step].map(scale.down)
        const extent = { min: min ?? 0, max: max ?? 0 }
        const amount = scale.amountAt(fraction, extent)
        expect(scale.down(amount)).toBe(amount)
        expect(scale.fractionOf(amount, extent)).toBeGreaterThanOrEqual(0)
        expect(scale.fractionOf(amount, extent)).toBeLessThanOrEqual(1)
        const moved = scale.move(amount, to, extent, extent)
        expect(scale.down(moved)).toBe(moved)
        if (to === 'up' || to === 'farUp')
          expect(moved > amount || amount === extent.max).toBe(true)
        else expect(moved < amount || amount === extent.min).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
