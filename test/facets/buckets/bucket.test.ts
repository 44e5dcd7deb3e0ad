import fc from 'fast-check'
import { bucketValue, parseBucketValue } from '../../../src/facets/buckets/bucket'

describe('a bucket as a facet value', () => {
  it.each([
    ['100-200', { from: 100, to: 200 }],
    ['500-', { from: 500, to: null }],
    ['-100', { from: null, to: 100 }],
    ['0.5-2.25', { from: 0.5, to: 2.25 }],
    ['-20--10', { from: -20, to: -10 }],
    ['-20-', { from: -20, to: null }],
    ['--10', { from: null, to: -10 }],
  ])('%s reads as %j and is written the same', (value, bucket) => {
    expect(parseBucketValue(value)).toEqual(bucket)
    expect(bucketValue(bucket)).toBe(value)
  })

  it.each([
    '',
    '-',
    '--',
    '100',
    'a-b',
    '100-200-300',
    '200-100',
    '1-1',
    '1e3-',
    '100-*',
    ' 1-2',
    '1-2\n',
    '[1 TO 2]',
    '1.-2',
  ])('%j is no bucket', (value) => {
    expect(parseBucketValue(value)).toBeNull()
  })

  it('comes back from its value, whatever its ends', () => {
    const end = fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100))
    fc.assert(
      fc.property(end, end, (from, to) => {
        fc.pre((from !== null || to !== null) && !(from !== null && to !== null && from >= to))
        // A minus before 0 is lost.
        const bucket = { from: from === null ? null : from + 0, to: to === null ? null : to + 0 }
        expect(parseBucketValue(bucketValue(bucket))).toEqual(bucket)
      }),
    )
  })
})
