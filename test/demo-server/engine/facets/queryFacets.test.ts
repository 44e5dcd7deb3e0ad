/** @jest-environment node */
import { select } from '../smallEngine'

const counts = (...pairs: readonly (readonly [string, string])[]) =>
  Object.entries(select(['facet', 'true'], ...pairs).facet_counts.facet_queries)

test('counts the found documents that match each query, in the order of the request', () => {
  expect(
    counts(
      ['fq', 'tags:family'],
      ['facet.query', '{!key=price:1}price:[100 TO 200}'],
      ['facet.query', 'price:[200 TO *]'],
      ['facet.query', '{!key=none}price:[* TO 100}'],
    ),
  ).toEqual([
    ['price:1', 1],
    ['price:[200 TO *]', 1],
    ['none', 0],
  ])
})

test('ignores only the filters whose tag the query excludes', () => {
  const pairs = [
    ['fq', '{!tag=price}price:[100 TO 200}'],
    ['fq', '{!tag=tags}tags:family'],
  ] as const
  const query = (local: string) => ['facet.query', `{!${local} key=k}price:[* TO 1000]`] as const
  expect(counts(...pairs, query('ex=price'))).toEqual([['k', 2]])
  expect(counts(...pairs, query('ex=price,tags'))).toEqual([['k', 3]])
  expect(counts(...pairs, ['facet.query', '{!key=k}price:[* TO 1000]'])).toEqual([['k', 1]])
})

test('reads a query as a filter: half-open ends, groups, negations, circles', () => {
  expect(
    counts(
      ['facet.query', '{!key=half}price:[90 TO 120}'],
      ['facet.query', '{!key=closed}price:[90 TO 120]'],
      ['facet.query', '{!key=or}price:( [0 TO 100} OR [200 TO *] )'],
      ['facet.query', '{!key=not}-tags:family'],
      ['facet.query', '{!key=missing}-price:[* TO *]'],
      ['facet.query', '{!geofilt key=near sfield=place pt=39.1,-120 d=5}'],
    ),
  ).toEqual([
    ['half', 1],
    ['closed', 2],
    ['or', 2],
    ['not', 2],
    ['missing', 1],
    ['near', 1],
  ])
})

test('leaves out an empty query', () => {
  expect(counts(['facet.query', ' '])).toEqual([])
})
