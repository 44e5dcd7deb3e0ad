import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { levelsRequest } from '../../../src/facets/tree/levelsRequest'
import { rootLevel } from '../../../src/facets/tree/treeLevel'
import { readTreeOptions } from '../../../src/facets/tree/treeOptions'
import { treeRequest } from '../../../src/facets/tree/treeRequest'
import { noParams } from '../../../src/solr/request/params'
import { searchBody } from '../../../src/solr/request/searchBody'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'

const fq = ['{!tag=category}category:"1/Home/Garden"', 'city:Bern']
const category = {
  ...facetFromSettings({ field: 'category', operator: 'or' }, 'facet'),
  further: { hierarchy: 'levels' },
}
const search: SearchRequest = {
  params: { ...noParams, fq },
  facets: [
    { field: 'category', mode: 'or', limit: 50, prefix: 'x', missing: true, method: 'uif' },
    { field: 'city', mode: 'and' },
  ],
  rows: 24,
  context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
  extraParams: { 'facet.field': 'region', fl: 'id,title' },
  indexId: null,
  siteHash: null,
}

test('counts the levels of the selected values in place of all values, by the same request', () => {
  const body = new URLSearchParams(searchBody(treeRequest(search, category, fq)))
  expect(body.getAll('facet.field')).toEqual([
    'city',
    'region',
    "{!ex=category key=category:0 facet.prefix='0/'}category",
    "{!ex=category key=category:1 facet.prefix='1/'}category",
    "{!ex=category key=category:2 facet.prefix='1/Home/'}category",
    "{!ex=category key=category:3 facet.prefix='2/Home/'}category",
    "{!ex=category key=category:4 facet.prefix='2/Home/Garden/'}category",
    "{!ex=category key=category:5 facet.prefix='3/Home/Garden/'}category",
  ])
  expect(body.get('f.category.facet.limit')).toBe('50')
  for (const name of ['prefix', 'missing', 'method'])
    expect(body.get(`f.category.facet.${name}`)).toBeNull()
})

test('leaves a facet without a tree as it is', () => {
  expect(treeRequest(search, facetFromSettings({ field: 'city' }, 'facet'), fq)).toBe(search)
})

test('counts levels that were opened by hand by a request of their own, without documents', () => {
  const hierarchy = readTreeOptions(category) ?? { shape: 'path', delimiter: '/' }
  const whole = treeRequest(search, category, fq)
  const request = levelsRequest(whole, category, [rootLevel(hierarchy)], hierarchy)
  const body = new URLSearchParams(searchBody(request))
  expect(body.getAll('facet.field')).toEqual([
    "{!ex=category key=category:0 facet.prefix='0/'}category",
  ])
  expect(body.get('rows')).toBe('0')
  expect(body.getAll('fq')).toEqual(fq)
  expect(body.get('f.category.facet.limit')).toBe('50')
})

test('reads the shape: paths by slash where nothing is said', () => {
  expect(readTreeOptions({ shownAs: 'tree' })).toEqual({ shape: 'path', delimiter: '/' })
  expect(
    readTreeOptions({ shownAs: 'facet', further: { hierarchy: 'path', delimiter: '>' } }),
  ).toMatchObject({ shape: 'path', delimiter: '>' })
  expect(readTreeOptions({ shownAs: 'facet', further: { buckets: [] } })).toBeNull()
})
