import { docKey } from '../../../src/solr/request/docKey'

it('builds keys with and without a site hash (spec 3.6)', () => {
  expect(docKey({ siteHash: 'k3x9', indexId: 'listings', key: '17' })).toBe('k3x9-listings-17')
  expect(docKey({ siteHash: null, indexId: 'listings', key: '17' })).toBe('listings-17')
  expect(docKey({ siteHash: '', indexId: 'listings', key: '17' })).toBe('listings-17')
})
