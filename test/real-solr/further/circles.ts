import { type FurtherParams, filtered, further } from './furtherRequest'

const circle = (field: string, pt: string, d: string) =>
  `{!geofilt tag=near sfield=${field} pt=${pt} d=${d}}`

/** Where distances are awkward: the poles, the date line from both sides, the equator, the far side. */
const POINTS = [
  '90,0',
  '90,179.9999',
  '-90,-45',
  '89.9999,0',
  '-89.95,-120.5',
  '0,180',
  '0,-180',
  '12.5,179.9999',
  '-17.7134,-179.9',
  '66.5622,180',
  '0,0',
  '-0.0005,0.0005',
  '48.137,11.575',
]

function nearest(name: string, sfield: string, pt: string, more: FurtherParams = {}) {
  return further(`distance: ${name}`, {
    sfield,
    pt,
    sort: 'geodist() asc,id asc',
    fl: 'id,distance:geodist()',
    rows: '60',
    ...more,
  })
}

/** Circles, distances and the nearest first. */
export const circleRequests = [
  ...filtered('circle', [
    circle('latlng', '39.1,-120.0', '25'),
    circle('latlng', '39.1,-120.0', '0.5'),
    circle('latlng', '47.606,-122.332', '3'),
    circle('latlng', '47.606,-122.332', '250'),
    circle('latlng', '47.606,-122.332', '0'),
    circle('latlng', '0,0', '1000'),
    circle('latlng', '0,0', '20038'),
    ...POINTS.map((point) => circle('photo_latlng', point, '750')),
    ...POINTS.slice(0, 6).map((point) => circle('photo_latlng', point, '12000')),
    circle('photo_latlng', '90,0', '0.001'),
    circle('photo_latlng', '0,180', '0.001'),
    circle('photo_latlng', '12.5,180', '0.06'),
    circle('photo_latlng', '12.5,-179.9995', '0.2'),
    circle('photo_latlng', '-0.0005,0.0005', '0.08'),
    circle('photo_latlng', '45,45', '20015'),
    circle('photo_latlng', '45,45', '19990.5'),
  ]),
  ...POINTS.map((point) => nearest(`nearest pictures to ${point}`, 'photo_latlng', point)),
  nearest('nearest listings', 'latlng', '39.1,-120.0'),
  nearest('a page of them', 'latlng', '39.1,-120.0', { start: '100', rows: '10' }),
  nearest('within a circle', 'latlng', '45.5,-122.6', {
    fq: circle('latlng', '45.5,-122.6', '100'),
  }),
  nearest('with another sort first', 'latlng', '45.5,-122.6', {
    sort: 'bundle asc,geodist() asc,id asc',
  }),
  nearest('shown, but not sorted by', 'latlng', '45.5,-122.6', { sort: 'price asc,id asc' }),
  nearest('sorted by, but not shown', 'latlng', '45.5,-122.6', { fl: 'id,city' }),
  nearest('where the place is missing', 'latlng', '45.5,-122.6', { fq: '-latlng:[* TO *]' }),
  nearest('of a search', 'latlng', '45.5,-122.6', { q: 'lake', fq: '{!tag=bundle}bundle:cabin' }),
  further('circle: counts without it', {
    fq: circle('latlng', '39.1,-120.0', '25'),
    'facet.field': ['{!ex=near}city', 'bundle'],
    'f.city.facet.limit': '10',
    'facet.query': [5, 10, 50, 500].map(
      (d) => `{!geofilt key=near.${d} ex=near sfield=latlng pt=39.1,-120.0 d=${d}}`,
    ),
  }),
  further('circle: counted at the date line', {
    'facet.query': [1, 100, 1000, 10_000].map(
      (d) => `{!geofilt key=near.${d} sfield=photo_latlng pt=-17.7134,179.9 d=${d}}`,
    ),
  }),
  further('circle: of two fields', {
    fq: [
      circle('latlng', '45.5,-122.6', '500'),
      '{!geofilt tag=b sfield=photo_latlng pt=0,0 d=9000}',
    ],
  }),
  further('circle: and an area', {
    fq: [circle('photo_latlng', '0,180', '5000'), 'photo_latlng:[-30,170 TO 30,-170]'],
  }),
  further('circle: of a field that is no place', { fq: circle('price', '0,0', '5') }),
]
