import fc from 'fast-check'
import { type FlagRecord, flaggedIds, mergeRecords } from '../../../src/flags/store/flagRecords'

const records = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', '__proto__'),
      fc.record({ changedAt: fc.nat(3), position: fc.nat(3), isFlagged: fc.boolean() }),
    ),
  )
  .map((entries) => new Map<string, FlagRecord>(entries))

const sorted = (some: ReadonlyMap<string, FlagRecord>) =>
  [...some].sort(([a], [b]) => (a < b ? -1 : 1))

describe('mergeRecords', () => {
  it('gives the same result in any order and however often it is called', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(sorted(mergeRecords(a, b))).toEqual(sorted(mergeRecords(b, a)))
        expect(sorted(mergeRecords(mergeRecords(a, b), c))).toEqual(
          sorted(mergeRecords(a, mergeRecords(b, c))),
        )
        expect(sorted(mergeRecords(a, a))).toEqual(sorted(a))
      }),
    )
  })

  it('takes the later record, and the removal at the same time', () => {
    const saved = { changedAt: 5, position: 1, isFlagged: true }
    const removed = { changedAt: 4, position: 1, isFlagged: false }
    expect(flaggedIds(mergeRecords(new Map([['a', saved]]), new Map([['a', removed]])))).toEqual([
      'a',
    ])
    const later = { ...removed, changedAt: 5 }
    expect(flaggedIds(mergeRecords(new Map([['a', saved]]), new Map([['a', later]])))).toEqual([])
  })
})

it('flaggedIds sorts the saved ids by their positions', () => {
  const at = (position: number, isFlagged = true) => ({ changedAt: 1, position, isFlagged })
  expect(
    flaggedIds(
      new Map([
        ['late', at(30)],
        ['gone', at(5, false)],
        ['early', at(1)],
        ['b', at(7)],
        ['a', at(7)],
      ]),
    ),
  ).toEqual(['early', 'a', 'b', 'late'])
})
