import { filtered, further } from './furtherRequest'

const prices = ['[* TO 100}', '[100 TO 200}', '[200 TO 300}', '[300 TO *]']
const counted = (field: string, ranges: readonly string[]) =>
  ranges.map((range, at) => `{!ex=${field} key=${field}.${at}}${field}:${range}`)

/** Buckets of numbers as filters and as counted queries; rating and toggles count the same way. */
export const bucketRequests = [
  ...filtered('bucket', [
    '{!tag=price}price:[100 TO 200}',
    '{!tag=price}price:{100 TO 200]',
    '{!tag=price}price:{100 TO 200}',
    '{!tag=price}price:[* TO 150}',
    '{!tag=price}price:{150 TO *]',
    '{!tag=price}price:[150 TO 150]',
    '{!tag=price}price:[150 TO 150}',
    '{!tag=price}price:[-5 TO 0}',
    '{!tag=price}price:[200 TO 100}',
    '{!tag=price}price:( [0 TO 100} OR [200 TO 240} )',
    '{!tag=price}price:( [0 TO 200} OR [150 TO 240} OR [400 TO *] )',
    '{!tag=price}price:( [0 TO 100} OR (*:* -price:[* TO *]) )',
    '{!tag=rating}rating:[4 TO *]',
    '{!tag=rating}rating:[4.5 TO *]',
    '{!tag=rating}rating:{4.5 TO *]',
    '{!tag=rating}rating:[3.95 TO 4.05}',
    '{!tag=rating}rating:[4.10 TO 4.1]',
    '{!tag=rating}rating:[3.1e0 TO 3.2E0]',
    '{!tag=rating}rating:[* TO 3}',
    '{!tag=available}available:true',
    '{!tag=available}available:false',
    '{!tag=available}available:[* TO *]',
    '{!tag=guests}guests:[2147483647 TO *]',
    '{!tag=guests}guests:[1 TO 2147483648]',
    '{!tag=price}price:[a TO b}',
    '{!tag=price}price:[1.5 TO 200}',
    '{!tag=rating}rating:[NaN TO *]',
  ]),
  further('buckets: counts', { 'facet.query': counted('price', prices) }),
  further('buckets: counts without their own filter', {
    fq: ['{!tag=price}price:[100 TO 200}', '{!tag=bundle}bundle:cabin'],
    'facet.query': counted('price', prices),
  }),
  further('buckets: counts with their own filter', {
    fq: '{!tag=price}price:[100 TO 200}',
    'facet.query': prices.map((range, at) => `{!key=price.${at}}price:${range}`),
  }),
  further('buckets: counts of a search', { q: 'lake', 'facet.query': counted('price', prices) }),
  further('buckets: counts of nothing', { q: 'zzzz', 'facet.query': counted('price', prices) }),
  further('buckets: the same key twice', {
    'facet.query': ['{!key=a}price:[* TO 100}', '{!key=a}price:[100 TO *]'],
  }),
  further('buckets: ratings and up, beside plain facets', {
    fq: '{!tag=rating}rating:[4 TO *]',
    'facet.field': ['{!ex=bundle}bundle', 'city'],
    'facet.query': counted('rating', ['[4 TO *]', '[3 TO *]', '[2 TO *]', '[1 TO *]']),
    'f.city.facet.limit': '5',
  }),
  further('buckets: a toggle with its count', {
    fq: '{!tag=available}available:true',
    'facet.query': [
      '{!ex=available key=available:true}available:true',
      '{!key=both}available:true',
    ],
  }),
  further('buckets: keys of all allowed signs', {
    'facet.query': ['{!key=A-z_0.9:}price:[* TO 100}', '{!key=__proto__}*:*', '{!key=1}*:*'],
  }),
  further('buckets: awkward values counted', {
    'facet.query': [
      '{!key=a}tags:"the \\"blue\\" room"',
      "{!key=b}tags:owner's\\ choice",
      '{!key=c}tags:"{!join from=id to=id}*:*"',
      '{!key=d}tags:"[1 TO 5]"',
      '{!key=e}tags:\\*',
      '{!key=f}tags:"__proto__"',
    ],
  }),
  further('buckets: a word in a number', { 'facet.query': '{!key=a}price:x' }),
]
