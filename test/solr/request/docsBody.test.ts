import { docsBody } from '../../../src/solr/request/docsBody'

it('lists the ids, then the configured params in their order (spec 7.2)', () => {
  expect(docsBody(['k3x9-listings-17', 'a b'], {})).toBe('ids=k3x9-listings-17,a%20b')
  expect(docsBody(['a,b', 'c\\d'], { z: '1', fl: ['id', 'title'] })).toBe(
    'ids=a%5C%2Cb,c%5C%5Cd&z=1&fl=id&fl=title',
  )
})
