import { facetFromSettings } from '../../src/facets/config/facetSettings'
import { facetEvents } from '../../src/tracking/facetEvents'

const near = {
  ...facetFromSettings({ field: 'place', label: 'Near' }, 'facet'),
  shownAs: 'near',
}
const city = facetFromSettings({ field: 'city', label: 'City' }, 'facet')
const entities = { entityType: null, bundles: [] }
const labels = (before: readonly string[], after: readonly string[]) =>
  facetEvents(before, after, [near, city], entities).map(
    ({ name, params }) => `${name} ${params['event_category']}: ${params['event_label']}`,
  )

test('analytics hear of the radius, and of no coordinate', () => {
  expect(labels([], ['place:48.137,11.575,25', 'city:Rome'])).toEqual([
    'facet_set Search - Near: within 25 km',
    'facet_set Search - City: Rome',
  ])
  expect(labels([], ['place:-33.868,151.209'])).toEqual(['facet_set Search - Near: any distance'])
  expect(labels([], ['place:[48,11 TO 49,12]'])).toEqual(['facet_set Search - Near: area'])
})

test('another radius is set only, and another place with the same radius is nothing new', () => {
  expect(labels(['place:1,2,25'], ['place:1,2,50'])).toEqual([
    'facet_set Search - Near: within 50 km',
  ])
  expect(labels(['place:1,2,25'], ['place:3,4,25'])).toEqual([])
  expect(labels(['place:1,2,25'], [])).toEqual(['facet_unset Search - Near: within 25 km'])
})
