import { histogramBars } from '../../../src/facets/range/histogramBars'

describe('histogramBars', () => {
  const counts = [
    { value: '0', count: 9 },
    { value: '50', count: 2 },
    { value: '100', count: 4 },
    { value: '150', count: 0 },
  ]

  it('places the bars along the extent, with the highest one at full height', () => {
    expect(histogramBars(counts, 50, { min: 75, max: 175 })).toEqual([
      { from: 50, to: 100, count: 2, start: 0, end: 0.25, height: 0.5 },
      { from: 100, to: 150, count: 4, start: 0.25, end: 0.75, height: 1 },
      { from: 150, to: 200, count: 0, start: 0.75, end: 1, height: 0 },
    ])
  })

  it('returns no bars without counts, and none for dates', () => {
    expect(histogramBars([], 50, { min: 0, max: 100 })).toEqual([])
    expect(histogramBars([{ value: '0', count: 0 }], 50, { min: 0, max: 100 })).toEqual([])
    expect(histogramBars(counts, Number('+1DAY'), { min: 0, max: 100 })).toEqual([])
  })
})
