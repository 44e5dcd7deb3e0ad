/** @jest-environment node */
import { editDistance } from '../../../../demo/server/engine/match/editDistance'

test('counts substitutions, insertions, deletions and swaps', () => {
  expect(editDistance('cabin', 'cabin', 2)).toBe(0)
  expect(editDistance('cabin', 'cabni', 2)).toBe(1)
  expect(editDistance('cabin', 'cabbins', 2)).toBe(2)
  expect(editDistance('cabin', 'loft', 2)).toBeNull()
})
