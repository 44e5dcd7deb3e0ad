import fc from 'fast-check'
import { type Mark, mergeMarks, savedIds } from '../../../src/flags/store/marks'

const marks = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', '__proto__'),
      fc.record({ changed: fc.nat(3), place: fc.nat(3), saved: fc.boolean() }),
    ),
  )
  .map((entries) => new Map<string, Mark>(entries))

const sorted = (some: ReadonlyMap<string, Mark>) => [...some].sort(([a], [b]) => (a < b ? -1 : 1))

describe('two lists of changes', () => {
  it('give the same, whichever comes first and however often', () => {
    fc.assert(
      fc.property(marks, marks, marks, (a, b, c) => {
        expect(sorted(mergeMarks(a, b))).toEqual(sorted(mergeMarks(b, a)))
        expect(sorted(mergeMarks(mergeMarks(a, b), c))).toEqual(
          sorted(mergeMarks(a, mergeMarks(b, c))),
        )
        expect(sorted(mergeMarks(a, a))).toEqual(sorted(a))
      }),
    )
  })

  it('hold the later change, and at one time the removal', () => {
    const saved = { changed: 5, place: 1, saved: true }
    const removed = { changed: 4, place: 1, saved: false }
    expect(savedIds(mergeMarks(new Map([['a', saved]]), new Map([['a', removed]])))).toEqual(['a'])
    const later = { ...removed, changed: 5 }
    expect(savedIds(mergeMarks(new Map([['a', saved]]), new Map([['a', later]])))).toEqual([])
  })
})

it('saved ids stand in the order of their places', () => {
  const at = (place: number, saved = true) => ({ changed: 1, place, saved })
  expect(
    savedIds(
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
