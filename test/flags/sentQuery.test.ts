import { sentQuery } from '../../src/flags/sentQuery'

describe('a query as Solr is asked', () => {
  test.each([
    ['id:(42 OR 43)', '+id:(42 OR 43)'],
    [' id:( 42 ) ', '+id:( 42 )'],
  ])('is one whole that must match, of saved items: %j is %s', (q, sent) => {
    expect(sentQuery(q, 'id')).toBe(sent)
  })

  test.each(['', 'lake', 'id:(42) lake', 'id:(42 43)', 'url:(42)', '+id:(42)'])(
    'is any other as it stands: %j',
    (q) => {
      expect(sentQuery(q, 'id')).toBe(q)
    },
  )
})
