/** @jest-environment node */
import { listingsEngine } from '../../demo/server/corpus/listingsEngine'
import { warmUp } from '../../demo/server/engine/warmUp'

/** What a new search over 2,000 listings may take, in milliseconds. */
const BUDGET_MS = 15

test('answers a new search with six facets, one of a thousand values, in time', () => {
  const engine = listingsEngine(2000)
  warmUp(engine)
  const times = ['hot', 'quiet', 'river', 'sunny', 'deck', 'stove', 'sauna', 'porch', 'dogs'].map(
    (q) => {
      const started = performance.now()
      const { body } = engine.select([
        ['q', q],
        ['defType', 'edismax'],
        ['fq', '{!tag=bundle}bundle:( cabin OR loft )'],
        ['facet', 'true'],
        ...['bundle', 'city', 'region', 'amenities', 'bedrooms', 'host'].map(
          (field) => ['facet.field', `{!ex=${field}}${field}`] as const,
        ),
        ['facet.limit', '-1'],
        ['rows', '24'],
        ['json.nl', 'map'],
      ])
      const took = performance.now() - started
      const { host } = JSON.parse(body).facet_counts.facet_fields
      expect(Object.keys(host).length).toBeGreaterThan(999)
      return took
    },
  )
  // The best of several: other work on the machine makes the rest slower, never this one faster.
  expect(Math.min(...times)).toBeLessThan(BUDGET_MS)
})
