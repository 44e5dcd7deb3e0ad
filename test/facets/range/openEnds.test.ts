import { movedEnds, openEnds, rangeOfEnds, shownRange } from '../../../src/facets/range/openEnds'

const extent = { min: 40, max: 900 }

describe('the ends that no filter sets', () => {
  it.each([
    [[], ['min', 'max']],
    [['city:Bern', 'price:[* TO 300]'], ['min']],
    [['{!tag=price}price:[100 TO *]'], ['max']],
    [['{!tag=price}price:[100 TO 300]'], []],
    [['{!tag=price}price:120'], []],
    [['{!tag=size}size:[1 TO 2]'], ['min', 'max']],
  ])('of %j are %j', (fq, open) => {
    expect(openEnds(fq, 'price')).toEqual(open)
  })
})

describe('a moved thumb', () => {
  it('sets its end only', () => {
    expect(movedEnds({ min: 100, max: 900 }, extent, extent, ['min', 'max'])).toEqual({
      min: 100,
      max: '*',
    })
    expect(movedEnds({ min: 0, max: 300 }, { min: 0, max: 900 }, extent, ['min'])).toEqual({
      min: '*',
      max: 300,
    })
  })

  it('keeps the other end as it was set, also where other filters leave less', () => {
    expect(movedEnds({ min: 60, max: 2000 }, { min: 50, max: 2000 }, extent, [])).toEqual({
      min: 60,
      max: 2000,
    })
  })

  it('opens its end at the end of the slider', () => {
    const shown = { min: 100, max: 300 }
    expect(movedEnds({ min: 100, max: 900 }, shown, extent, [])).toEqual({ min: 100, max: '*' })
    expect(movedEnds({ min: 40, max: 300 }, shown, extent, [])).toEqual({ min: '*', max: 300 })
  })
})

describe('the range of two ends', () => {
  it('is none where it covers the extent', () => {
    expect(rangeOfEnds({ min: '*', max: '*' }, extent)).toBeNull()
    expect(rangeOfEnds({ min: 0, max: '*' }, extent)).toBeNull()
    expect(rangeOfEnds({ min: 40, max: 5000 }, extent)).toBeNull()
  })

  it('keeps an open end open', () => {
    expect(rangeOfEnds({ min: 100, max: '*' }, extent)).toEqual({ min: 100, max: '*' })
    expect(rangeOfEnds({ min: '*', max: 300 }, extent)).toEqual({ min: '*', max: 300 })
  })
})

describe('the range that a slider shows', () => {
  it('reaches to the ends of the slider without a filter', () => {
    expect(shownRange(null, ['min', 'max'], extent)).toEqual(extent)
  })

  it('starts at 0 where the minimum is open, or below (spec 3.8)', () => {
    expect(shownRange({ min: 0, max: 300 }, ['min'], extent)).toEqual({ min: 0, max: 300 })
    const celsius = { min: -20, max: 40 }
    expect(shownRange({ min: 0, max: 10 }, ['min'], celsius)).toEqual({ min: -20, max: 10 })
    expect(shownRange({ min: 0, max: -30 }, ['min'], celsius)).toEqual({ min: -30, max: -30 })
  })

  it('never ends before it starts', () => {
    expect(shownRange({ min: 5000, max: null }, ['max'], extent)).toEqual({ min: 5000, max: 5000 })
  })
})
