import fc from 'fast-check'
import { flagQuery } from '../../src/flags/flagQuery'
import { parseFlagQuery, requireFlagQuery } from '../../src/flags/parseFlagQuery'
import { CONTROLS } from '../../src/solr/request/encodePairs'
import { noParams } from '../../src/solr/request/params'
import { sanitizeParams } from '../../src/solr/request/sanitizeParams'
import { anyField, anyText } from '../solr/arbitraries'

const anyIds = fc.uniqueArray(anyText, { minLength: 1, maxLength: 8 })

describe('flagQuery (spec 2.1)', () => {
  test.each([
    [['42'], 'id:(42)'],
    [['42', '43'], 'id:(42 OR 43)'],
    [['k3x9-listings-7', 'node/7'], 'id:(k3x9-listings-7 OR "node/7")'],
    [['1) OR (*:*'], 'id:("1) OR (*:*")'],
    [['[* TO *]', '*'], 'id:("[* TO *]" OR \\*)'],
    [['AND', 'OR', ''], 'id:("AND" OR "OR" OR "")'],
    [['"q"', 'a\\b', '日本'], 'id:("\\"q\\"" OR a\\\\b OR 日本)'],
  ])('writes %j as %s', (ids, query) => {
    expect(flagQuery('id', ids)).toBe(query)
    expect(parseFlagQuery(query, 'id')).toEqual(ids)
  })

  it('is empty when nothing is saved', () => {
    expect(flagQuery('id', [])).toBe('')
  })

  it('is parsed to the same ids, for any ids', () => {
    fc.assert(
      fc.property(anyField, anyIds, (key, ids) => {
        expect(parseFlagQuery(flagQuery(key, ids), key)).toEqual(ids)
      }),
    )
  })

  it('is accepted in a link (design decision 8)', () => {
    fc.assert(
      fc.property(anyField, anyIds, (key, ids) => {
        const params = { ...noParams, q: flagQuery(key, ids) }
        const q = params.q.replace(CONTROLS, '')
        expect(sanitizeParams(params)).toEqual({ params: { ...params, q }, rejected: [] })
      }),
    )
  })

  test.each([
    [' id:( 42 OR 43 ) ', ['42', '43']],
    ['id:(42  OR\n43)', ['42', '43']],
    ['id:( "a b" )', ['a b']],
    ['id:(42 OR 43 OR 42)', ['42', '43']],
  ])('may be written by hand: %j', (query, ids) => {
    expect(parseFlagQuery(query, 'id')).toEqual(ids)
  })

  test.each([
    ...['', 'lake', 'id:42', 'id:()', 'id:( )', 'id:(', 'id:)', 'url:(42)', 'idx:(42)', 'xid:(42)'],
    ...['id:(42) lake', '+id:(42)', '-id:(42)', 'id: (42)', 'id:(42)^2', '(id:(42))'],
    ...['id:(42 43)', 'id:(42 AND 43)', 'id:(42 OR 43 AND 44)', 'id:(OR)', 'id:(42 OR)'],
    ...['id:(42 OR OR 43)', 'id:(NOT 42)', 'id:(-42)', 'id:(4*)', 'id:(42~)', 'id:(42^2)'],
    ...['id:([1 TO 5])', 'id:(/a/)', 'id:(city:Bend)', 'id:(42 OR (43 OR 44))', 'id:("42)'],
    ...['id:(42) OR (*:*)', 'id:(42 OR (*:* -id:[* TO *]))', 'id:(42 or 43)', 'id:(42 || 43)'],
  ])('parseFlagQuery rejects %j', (query) => {
    expect(parseFlagQuery(query, 'id')).toBeNull()
  })
})

describe('requireFlagQuery', () => {
  test.each([
    ['id:(42 OR 43)', '+id:(42 OR 43)'],
    [' id:( 42 ) ', '+id:( 42 )'],
  ])('makes a query for saved items one required clause: %j is %s', (q, sent) => {
    expect(requireFlagQuery(q, 'id')).toBe(sent)
  })

  test.each(['', 'lake', 'id:(42) lake', 'id:(42 43)', 'url:(42)', '+id:(42)'])(
    'leaves any other query unchanged: %j',
    (q) => {
      expect(requireFlagQuery(q, 'id')).toBe(q)
    },
  )
})
