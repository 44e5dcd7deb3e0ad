import { type BucketList, bucketItems } from '../../../src/facets/buckets/bucketItems'
import { parseBuckets } from '../../../src/facets/buckets/parseBuckets'

const counts: Readonly<Record<string, number>> = {
  '0-100': 3,
  '100-200': 0,
  '200-': 12,
  '50-60': 1,
}

const list = (overrides: Partial<BucketList> = {}) =>
  bucketItems({
    buckets: parseBuckets(['0', '100', '200', '*']) ?? [],
    active: [],
    countOf: (value) => counts[value ?? ''] ?? 0,
    mincount: null,
    previous: [],
    ...overrides,
  })

const shown = (overrides: Partial<BucketList> = {}) =>
  list(overrides).map(({ facet, count, active }) => `${active ? '✓ ' : ''}${facet} ${count}`)

describe('the list of buckets', () => {
  it('is in the order of the numbers, without empty ones', () => {
    expect(shown()).toEqual(['0-100 3', '200- 12'])
    expect(shown({ mincount: 0 })).toEqual(['0-100 3', '100-200 0', '200- 12'])
  })

  it('has each chosen value, also those of a link', () => {
    expect(shown({ active: ['100-200', '50-60', '120', null] })).toEqual([
      '0-100 3',
      '✓ 50-60 1',
      '✓ 100-200 0',
      '200- 12',
      '✓ 120 0',
      '✓ null 0',
    ])
  })

  it('keeps what has not changed', () => {
    const before = list()
    expect(list({ previous: before })).toBe(before)
    const after = list({ previous: before, active: ['200-'] })
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })
})
