import { circleFilter, readCircleFilter } from '../../../src/facets/near/circleFilter'
import { nearRequest } from '../../../src/facets/near/nearRequest'
import { widerCircles } from '../../../src/facets/near/widerCircles'
import { countRequest } from '../../../src/results/nothing-found/countRequest'
import { filterCounts } from '../../../src/results/nothing-found/filterCounts'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'
import { type ContractRequest, createSearch } from '../contractRequest'

const PLACE = 'latlng'
const RADII = [5, 25, 100]

/** As sagas/results counts it: the search itself, without its words, and with another spelling. */
function relaxed(name: string, fq: readonly string[], words = ''): readonly ContractRequest[] {
  const queries = words === '' ? [''] : [words, '']
  return queries.map((q) =>
    createSearch(`nothing found: ${name}, ${q || 'no words'}`, { q, fq }, (request) =>
      counting(request, q !== ''),
    ),
  )
}

function counting(request: SearchRequest, isSpellChecked: boolean): SearchRequest {
  const requestOf = (params: SearchRequest['params']) => nearRequest({ ...request, params }, PLACE)
  const wider = (filter: string) => {
    const circle = readCircleFilter(filter, PLACE)
    return circle ? widerCircles(PLACE, circle, RADII, { toKm: (km) => km }) : []
  }
  const { params } = request
  const { fq, queries } = filterCounts({ params, requestOf, wider })
  return countRequest(requestOf(params), fq, queries, isSpellChecked)
}

const moab = { lat: 38.573, lng: -109.549 }

/** What a search without results would find with one change. */
export const relaxationRequests = [
  ...relaxed('one filter', ['{!tag=city}city:Nowhere']),
  ...relaxed('two filters', ['city:Moab', '{!tag=price}price:[* TO 20]'], 'lake'),
  ...relaxed('words only', [], 'zzzz'),
  ...relaxed('a wrong spelling', ['city:Nowhere'], 'cabn'),
  ...relaxed('groups and a missing value', [
    '{!tag=bundle}bundle:( loft OR cabin )',
    '{!tag=city}-city:[* TO *]',
    'price:[* TO 30]',
  ]),
  ...relaxed('negations', ['{!tag=bundle}-bundle:cabin', '-bundle:loft', 'guests:99']),
  ...relaxed(
    'a circle and its wider ones',
    [circleFilter(PLACE, { ...moab, km: 0.001 }), 'bundle:loft'],
    'lake',
  ),
  ...relaxed('two circles', [
    circleFilter(PLACE, { ...moab, km: 1 }),
    circleFilter(PLACE, { lat: 90, lng: 180, km: 1 }),
  ]),
  ...relaxed('a circle at the date line', [circleFilter(PLACE, { lat: 0, lng: -180, km: 3 })]),
  ...relaxed('awkward values', [
    'tags:"{!join from=id to=id}*:*"',
    'tags:"the \\"blue\\" room"',
    "tags:owner's\\ choice",
  ]),
  ...relaxed(
    'thirty filters',
    Array.from({ length: 30 }, (_, at) => `guests:${at}`),
  ),
]
