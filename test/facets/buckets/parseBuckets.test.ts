import { bucketRange } from '../../../src/facets/buckets/bucketRange'
import { parseBuckets } from '../../../src/facets/buckets/parseBuckets'

const ranges = (text: string) => {
  const buckets = parseBuckets(text.split(',')) ?? []
  return buckets.map((bucket) => bucketRange(bucket, buckets))
}

it('reads buckets between edges, each number in one of them', () => {
  expect(ranges('0,100,200,500,*')).toEqual([
    '[0 TO 100}',
    '[100 TO 200}',
    '[200 TO 500}',
    '[500 TO *]',
  ])
  expect(ranges('*, 0, 0.5 ,*')).toEqual(['[* TO 0}', '[0 TO 0.5}', '[0.5 TO *]'])
})

it('includes the end of the last bucket', () => {
  expect(ranges('0,5,8,10')).toEqual(['[0 TO 5}', '[5 TO 8}', '[8 TO 10]'])
})

it.each(['', '100', '*', '*,*', '100,50', '1,1', '0,*,5', 'a,b', '0,1e3', '0,,5', '5,*,*', '1,-*'])(
  'reads no buckets from %j',
  (text) => {
    expect(parseBuckets(text.split(','))).toBeNull()
  },
)
