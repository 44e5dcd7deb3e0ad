import { type FurtherParams, further } from './furtherRequest'

function find(name: string, field: string, contains: string, more: FurtherParams = {}) {
  return further(`find: ${name}`, {
    'facet.field': `{!ex=${field}}${field}`,
    [`f.${field}.facet.contains`]: contains,
    [`f.${field}.facet.contains.ignoreCase`]: 'true',
    [`f.${field}.facet.limit`]: '20',
    [`f.${field}.facet.sort`]: 'count',
    ...more,
  })
}

const page = (field: string, offset: number, more: FurtherParams = {}) =>
  further(
    `find: ${field} from ${offset}${Object.keys(more)
      .map((name) => `, ${name}`)
      .join('')}`,
    {
      'facet.field': field,
      [`f.${field}.facet.limit`]: '50',
      [`f.${field}.facet.offset`]: String(offset),
      [`f.${field}.facet.sort`]: 'count',
      ...more,
    },
  )

/** Finding values at the server, and long lists page by page. */
export const findRequests = [
  ...[
    'an',
    'AN',
    "o'n",
    'É',
    'ı',
    'İ',
    'Yıl',
    'novák',
    ' ',
    'a b',
    'zzzz',
    '*',
    '.',
    '\\',
    '%',
  ].map((text) => find(`hosts with ${JSON.stringify(text)}`, 'host', text)),
  ...[
    '"',
    "'",
    '{!',
    '[1',
    '<b>',
    '&&',
    '🏔',
    'ب',
    '湖',
    'ß',
    'SS',
    'ü',
    '\u00a0',
    '//',
    '\\cabins',
  ].map((text) => find(`tags with ${JSON.stringify(text)}`, 'tags', text)),
  find('letters as they are', 'host', 'AN', { 'f.host.facet.contains.ignoreCase': 'false' }),
  find('by name', 'host', 'son', { 'f.host.facet.sort': 'index' }),
  find('the next page', 'host', 'a', { 'f.host.facet.offset': '20' }),
  find('past the end', 'host', 'lind', { 'f.host.facet.offset': '5000' }),
  find('without its own filter', 'host', 'ada', {
    fq: ['{!tag=host}host:"Ada Abbott"', 'bundle:cabin'],
  }),
  find('in a search', 'amenities', 'EN', { q: 'lake' }),
  find('with a prefix', 'amenities', 'o', { 'f.amenities.facet.prefix': 'B' }),
  find('and what is missing', 'city', 'la', { 'f.city.facet.missing': 'true' }),
  find('in numbers', 'price', '5'),
  find('paths', 'category', 'LOG'),
  find('levels below a prefix', 'category_levels', 'ski', {
    'f.category_levels.facet.prefix': '2/',
  }),
  // By count, two shards may pass over a value that is rare on both: lists are paged by name beyond the first page.
  ...[0, 500, 950, 1000, 5000].map((offset) => page('host', offset)),
  ...[0, 50, 500, 1000].map((offset) => page('host', offset, { 'f.host.facet.sort': 'index' })),
  page('tags', 0, { 'f.tags.facet.mincount': '100' }),
  page('tags', 25),
  page('tags', 10, { fq: '{!tag=bundle}-bundle:cabin' }),
  find('nothing to find', 'host', ''),
]
