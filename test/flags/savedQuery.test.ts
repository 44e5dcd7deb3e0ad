import fc from 'fast-check'
import { parseSavedQuery } from '../../src/flags/parseSavedQuery'
import { savedQuery } from '../../src/flags/savedQuery'
import { noParams } from '../../src/solr/request/params'
import { sanitizeParams } from '../../src/solr/request/sanitizeParams'
import { anyField, anyText } from '../solr/arbitraries'

const anyIds = fc.uniqueArray(anyText, { minLength: 1, maxLength: 8 })

describe('the query of saved items (spec 2.1)', () => {
  test.each([
    [['42'], 'id:(42)'],
    [['42', '43'], 'id:(42 OR 43)'],
    [['k3x9-listings-7', 'node/7'], 'id:(k3x9-listings-7 OR "node/7")'],
    [['1) OR (*:*'], 'id:("1) OR (*:*")'],
    [['[* TO *]', '*'], 'id:("[* TO *]" OR \\*)'],
    [['AND', 'OR', ''], 'id:("AND" OR "OR" OR "")'],
    [['"q"', 'a\\b', '日本'], 'id:("\\"q\\"" OR a\\\\b OR 日本)'],
  ])('of %j is %s', (ids, query) => {
    expect(savedQuery('id', ids)).toBe(query)
    expect(parseSavedQuery(query, 'id')).toEqual(ids)
  })

  it('of nothing saved is empty', () => {
    expect(savedQuery('id', [])).toBe('')
  })

  it('gives its ids back, whatever they are', () => {
    fc.assert(
      fc.property(anyField, anyIds, (key, ids) => {
        expect(parseSavedQuery(savedQuery(key, ids), key)).toEqual(ids)
      }),
    )
  })

  it('is never refused in a link (design decision 8)', () => {
    fc.assert(
      fc.property(anyField, anyIds, (key, ids) => {
        const params = { ...noParams, q: savedQuery(key, ids) }
        expect(sanitizeParams(params)).toEqual({ params, refused: [] })
      }),
    )
  })

  test.each([
    [' id:( 42 OR 43 ) ', ['42', '43']],
    ['id:(42  OR\n43)', ['42', '43']],
    ['id:( "a b" )', ['a b']],
    ['id:(42 OR 43 OR 42)', ['42', '43']],
  ])('may be written by hand: %j', (query, ids) => {
    expect(parseSavedQuery(query, 'id')).toEqual(ids)
  })

  test.each([
    ...['', 'lake', 'id:42', 'id:()', 'id:( )', 'id:(', 'id:)', 'url:(42)', 'idx:(42)', 'xid:(42)'],
    ...['id:(42) lake', '+id:(42)', '-id:(42)', 'id: (42)', 'id:(42)^2', '(id:(42))'],
    ...['id:(42 43)', 'id:(42 AND 43)', 'id:(42 OR 43 AND 44)', 'id:(OR)', 'id:(42 OR)'],
    ...['id:(42 OR OR 43)', 'id:(NOT 42)', 'id:(-42)', 'id:(4*)', 'id:(42~)', 'id:(42^2)'],
    ...['id:([1 TO 5])', 'id:(/a/)', 'id:(city:Bend)', 'id:(42 OR (43 OR 44))', 'id:("42)'],
    ...['id:(42) OR (*:*)', 'id:(42 OR (*:* -id:[* TO *]))', 'id:(42 or 43)', 'id:(42 || 43)'],
  ])('is not %j', (query) => {
    expect(parseSavedQuery(query, 'id')).toBeNull()
  })
})
