import { circleFilter } from '../../../src/facets/near/circleFilter'
import {
  DISTANCE_SORT,
  geofiltCount,
  NEAR_TAG,
  nearRequest,
} from '../../../src/facets/near/nearRequest'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'
import { ALL_ROWS, createSearch } from '../contractRequest'

/** Where pictures were taken: anywhere on the earth, and at its edges. */
const PHOTOS = 'photo_latlng'

/** Where the listings are; those without a point are nowhere. */
const LISTINGS = 'latlng'

const centers = {
  'the north pole': { lat: 90, lng: 0 },
  'the north pole by another longitude': { lat: 90, lng: 123.4 },
  'beside the north pole': { lat: 89.99, lng: -179.9 },
  'the south pole': { lat: -90, lng: 180 },
  'the date line from the east': { lat: 12.5, lng: 180 },
  'the date line from the west': { lat: 12.5, lng: -180 },
  'east of the date line': { lat: -17.7134, lng: -179.99999 },
  'the equator at Greenwich': { lat: 0, lng: 0 },
  'the polar circle': { lat: 66.5622, lng: -179.75 },
} as const

/** In kilometers: none, a metre, the size of a town, of a country, of a continent, and of the earth. */
const radii = [0, 0.001, 25, 500, 5000, 20_016]

const near = (field: string) => (request: SearchRequest) => nearRequest(request, field)

const sort = `${DISTANCE_SORT}, id asc`

const aroundCenters = Object.entries(centers).flatMap(([name, center]) =>
  radii.map((km) =>
    createSearch(
      `distance: ${km} km around ${name}`,
      { fq: [circleFilter(PHOTOS, { ...center, km })], sort, rows: ALL_ROWS },
      near(PHOTOS),
    ),
  ),
)

const tahoe = { lat: 39.096, lng: -120.032 }

/** Circles, distances and orders by distance: at the poles, over the date line, of no size and of a huge one. */
export const distanceRequests = [
  ...aroundCenters,
  ...[0, 5, 40.234, 300].map((km) =>
    createSearch(
      `distance: listings in ${km} km`,
      {
        fq: [circleFilter(LISTINGS, { ...tahoe, km }), '{!tag=city}city:"Lake Tahoe"'],
        facets: [{ field: 'city', mode: 'single', range: null, stats: false }],
        rows: ALL_ROWS,
      },
      near(LISTINGS),
    ),
  ),
  createSearch(
    'distance: all listings, those without a point last',
    { fq: [circleFilter(LISTINGS, { ...tahoe, km: null })], sort, rows: ALL_ROWS },
    near(LISTINGS),
  ),
  createSearch(
    'distance: equals by price',
    {
      fq: [circleFilter(PHOTOS, { lat: 0, lng: 180, km: null })],
      sort: `${DISTANCE_SORT}, price desc, id asc`,
      rows: 100,
    },
    near(PHOTOS),
  ),
  createSearch(
    'distance: the second page of words',
    { q: 'lake', fq: [circleFilter(LISTINGS, { ...tahoe, km: 800 })], sort, start: 24 },
    near(LISTINGS),
  ),
  createSearch(
    'distance: what each radius would find, without the chosen one',
    {
      fq: [circleFilter(LISTINGS, { ...tahoe, km: 1 })],
      extraParams: {
        'facet.query': radii.map((km, i) =>
          geofiltCount(LISTINGS, { ...tahoe, km }, `near.${i}`, NEAR_TAG),
        ),
      },
    },
    near(LISTINGS),
  ),
  createSearch(
    'distance: an area over the date line',
    { fq: [`${PHOTOS}:[-20,177 TO 15,-178]`], rows: ALL_ROWS },
    near(PHOTOS),
  ),
  ...['NaN,NaN,NaN', '91,0,5', '0,181,5', '0,0,-5', '1,2,3,4'].map((text) =>
    createSearch(`distance: without ${text}`, { fq: [`${LISTINGS}:${text}`] }, near(LISTINGS)),
  ),
]
