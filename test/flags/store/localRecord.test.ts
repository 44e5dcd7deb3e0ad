import fc from 'fast-check'
import type { FlagRecord } from '../../../src/flags/store/flagRecords'
import { readLocalRecord, writeLocalRecord } from '../../../src/flags/store/localRecord'

const record = fc.record({ changedAt: fc.nat(), position: fc.nat(), isFlagged: fc.boolean() })

it('reads back what it has written, for any ids', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), record)), (entries) => {
      const records = new Map<string, FlagRecord>(entries)
      expect(readLocalRecord(writeLocalRecord(records, 0))).toEqual({ records, cookieIds: [] })
    }),
  )
})

it('stores which ids the cookie holds', () => {
  const records = new Map([
    ['b', { changedAt: 5, position: 2, isFlagged: true }],
    ['gone', { changedAt: 6, position: 1, isFlagged: false }],
    ['a', { changedAt: 5, position: 1, isFlagged: true }],
  ])
  expect(readLocalRecord(writeLocalRecord(records, 1))?.cookieIds).toEqual(['a'])
  expect(readLocalRecord(writeLocalRecord(records, null))?.cookieIds).toBeNull()
})

it.each([
  'null',
  '17',
  '["17"]',
  '{"items":{}}',
  '{"items":[["17"]]}',
  '{"items":[[17,1,1,1]]}',
  '{"items":[["17",-1,1,1]]}',
  '{"items":[["17","x",1,1]]}',
  '{"items":[["17",1,1,1]]',
])('rejects %s', (text) => {
  expect(readLocalRecord(text)).toBeNull()
})
