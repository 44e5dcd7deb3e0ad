import { further } from './furtherRequest'

/** One request: each filter with a tag of its own, and what its removal would bring. */
function without(name: string, filters: readonly string[], q = '*:*') {
  return further(`nothing found: ${name}`, {
    q,
    fq: filters.map((filter, at) =>
      filter.startsWith('{!geofilt ')
        ? filter.replace(' tag=near ', ` tag=n${at} `)
        : `{!tag=n${at}}${filter}`,
    ),
    'facet.query': [...filters.map((_, at) => `{!ex=n${at} key=n${at}}*:*`), '{!key=all}*:*'],
    rows: '0',
  })
}

/** What each filter's removal would bring, where all of them together find nothing. */
export const nothingFoundRequests = [
  without('two filters', ['bundle:cabin', 'price:[* TO 50}']),
  without('no filter', [], 'zzzz'),
  without('one filter', ['price:[* TO 5}']),
  without('with words', ['bundle:loft', 'city:Moab', 'price:[* TO 120}'], 'lake'),
  without('words that no document has', ['bundle:loft', 'city:Moab'], 'zzzz'),
  without('negations', ['-bundle:cabin', '-bundle:apartment', '-bundle:house', '-bundle:loft']),
  without('ranges of dates', [
    'created:[2030-01-01T00:00:00Z TO *]',
    '-booked:[2026-07-01 TO 2026-07-14]',
    'available_from:[NOW+90YEARS/DAY TO *]',
  ]),
  without('a circle', ['{!geofilt tag=near sfield=latlng pt=0,0 d=10}', 'bundle:cabin']),
  without('two circles', [
    '{!geofilt tag=near sfield=latlng pt=39.1,-120.0 d=10}',
    '{!geofilt tag=near sfield=photo_latlng pt=90,0 d=10}',
  ]),
  without('groups', ['city:( Moab OR "Park City" )', 'price:( [0 TO 60} OR [900 TO *] )']),
  without('a tree', ['category:"Cabins/Chalets"', 'category_levels:"1/Houses/Farmhouses"']),
  without('awkward values', [
    'tags:"{!join from=id to=id}*:*"',
    'tags:"the \\"blue\\" room"',
    "tags:owner's\\ choice",
  ]),
  without('the same filter twice', ['bundle:cabin', 'bundle:cabin', 'city:Nowhere']),
  without('the missing value', ['-city:[* TO *]', 'region:California', 'price:[* TO 100}']),
  without(
    'twelve filters',
    Array.from({ length: 12 }, (_, at) => `-guests:${at}`),
  ),
  without('something after all', ['bundle:cabin', 'price:[* TO 300}']),
]
