import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { areaRange } from '../../../src/map/areaRange'
import { normaliseBox } from '../../../src/map/normaliseBox'
import { ALL_ROWS, createSearch, noContext } from '../contractRequest'

const bundle = { field: 'bundle', mode: 'or' } as const
const city = { field: 'city', mode: 'or' } as const
const bedrooms = { field: 'bedrooms', mode: 'single' } as const
const amenities = { field: 'amenities', mode: 'and' } as const

function chosen(
  ...choices: readonly (readonly [Parameters<typeof toggleFacet>[1], string | null])[]
): readonly string[] {
  return choices.reduce<readonly string[]>(
    (fq, [facet, value]) => toggleFacet(fq, facet, value),
    [],
  )
}

/** The filter that a map sends for its view. */
const boxFilter = (south: number, west: number, north: number, east: number) =>
  setRange([], 'latlng', areaRange(normaliseBox({ south, west, north, east })), false)

const filters: Readonly<Record<string, readonly string[]>> = {
  'one value': chosen([amenities, 'Sauna']),
  'two required values': chosen([amenities, 'Sauna'], [amenities, 'Dock']),
  'a value that is quoted': chosen([amenities, 'Washer & dryer']),
  'either of two values': chosen([bundle, 'cabin'], [bundle, 'loft']),
  'either of two quoted values': chosen([city, 'Lake Tahoe'], [city, 'Hood River']),
  'a single choice': chosen([bedrooms, '2']),
  'a single choice changed': chosen([bedrooms, '2'], [bedrooms, '3']),
  'a removed choice': chosen([bundle, 'cabin'], [bundle, 'loft'], [bundle, 'cabin']),
  'filters of three facets': chosen([bundle, 'cabin'], [bedrooms, '2'], [amenities, 'Wi-Fi']),
  'the missing bucket': chosen([{ field: 'city', mode: 'and' }, null]),
  'the missing bucket as a single choice': chosen([{ field: 'city', mode: 'single' }, null]),
  "the missing bucket inside an 'or'": chosen([city, 'Lake Tahoe'], [city, null]),
  "the missing bucket alone in an 'or'": chosen([city, null]),
  'the missing bucket of numbers': chosen([{ field: 'price', mode: 'and' }, null]),
  'the missing bucket of points': chosen([{ field: 'latlng', mode: 'and' }, null]),
  'the missing bucket of several values': chosen([{ field: 'tags', mode: 'or' }, null]),
  'the missing bucket of text': chosen([{ field: 'teaser', mode: 'and' }, null]),
  'two required values in a group': ['amenities:( Sauna AND Dock )'],
  'a value of numbers with a point': chosen([{ field: 'rating', mode: 'and' }, '4.5']),
  'a range': setRange([], 'price', { min: 150, max: 220 }),
  'a range open below': setRange([], 'price', { min: '*', max: 180 }),
  'a range open above': setRange([], 'price', { min: 300, max: '*' }),
  'a range open at both ends': setRange([], 'price', { min: '*', max: '*' }),
  'a range of one value': setRange([], 'price', { min: 215, max: 215 }),
  'a single value as a range': setRange([], 'price', { value: '215' }),
  'a range without its ends': ['price:{150 TO 220}'],
  'a range without one end': ['price:[150 TO 220}'],
  'a range of fractions': setRange([], 'rating', { min: 4.2, max: 4.8 }),
  'a range of dates': ['available_from:[2026-03-01T00:00:00Z TO 2026-06-30T00:00:00Z]'],
  'a range of words': ['city:[Bend TO Lake]'],
  'a range in a group': ['price:( [100 TO 150] OR [300 TO 350] )'],
  'a range beside values': [
    ...setRange([], 'price', { min: 150, max: 220 }),
    ...chosen([bundle, 'loft']),
  ],
  'a box on the map': ['latlng:[40,-125 TO 49,-110]'],
  'a tagged box on the map': ['{!tag=latlng}latlng:[25,-90 TO 49,-70]'],
  'a box across the date line': ['latlng:[-60,100 TO 60,-100]'],
  'the view of a map': boxFilter(43.9134567, -121.6, 44.4, -120.9999999),
  'the view of a map at the highest zoom': boxFilter(44.05, -121.33, 44.0600001, -121.3),
  'the view of a map across the date line': boxFilter(-30, 150, 70, 245),
  'the view of a map that was moved around the earth': boxFilter(40, 235, 49, 250),
  'the view of a map that shows more than the whole earth': boxFilter(-120, -400, 120, 400),
  'the view of a map without documents': boxFilter(0, 0, 0.00001, 0.00001),
  'a value without documents': chosen([bundle, 'castle']),
  'words of a text': ['title:lake'],
  'a phrase of a text': ['title:"lake superior"'],
  'a negative filter': ['-bundle:cabin'],
  'everything but, inside a group': ['(*:* -bundle:cabin)'],
  'a value with a wildcard': ['city:Lake*'],
}

/** Every form of filter from clicks, sliders, maps and page settings (spec 4.2, 7.1). */
export const filterRequests = [
  ...Object.entries(filters).map(([name, fq]) =>
    createSearch(`filter: ${name}`, { fq, rows: ALL_ROWS }),
  ),
  createSearch('filter: the entity type', { context: { ...noContext, entityType: 'node' } }),
  createSearch('filter: one bundle', { context: { ...noContext, bundles: ['house'] } }),
  createSearch('filter: bundles and the entity type', {
    context: { ...noContext, entityType: 'node', bundles: ['house', 'loft'] },
  }),
  createSearch('filter: an entity type without documents', {
    context: { ...noContext, entityType: 'user' },
  }),
  createSearch('filter: with a query', { q: 'lake', fq: filters['either of two values'] ?? [] }),
  createSearch('filter: filters of the page', {
    extraParams: { fq: ['bedrooms:2', 'bundle:cabin'] },
  }),
]
