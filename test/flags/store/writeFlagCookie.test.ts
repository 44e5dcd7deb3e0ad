import { readFlagCookie } from '../../../src/flags/store/readFlagCookie'
import { writeFlagCookie } from '../../../src/flags/store/writeFlagCookie'

const ids = ['17', 'k3x9-listings-18', 'a "quoted" \\ one', 'line\nbreak', 'Ünïcödé 🏔️']

it('writes a JSON array that reads back as the same ids', () => {
  expect(writeFlagCookie(['17', '18'])).toBe('["17","18"]')
  expect(JSON.parse(writeFlagCookie(ids))).toEqual(ids)
  expect(readFlagCookie(writeFlagCookie(ids))).toEqual({ ids, isCorrupt: false })
})

it('ignores a toJSON that the page adds to arrays and strings', () => {
  const plain = writeFlagCookie(ids)
  const toJSON = { value: () => 'altered', configurable: true }
  Object.defineProperty(Array.prototype, 'toJSON', toJSON)
  Object.defineProperty(String.prototype, 'toJSON', toJSON)
  try {
    expect(JSON.stringify(ids)).toBe('"altered"')
    expect(writeFlagCookie(ids)).toBe(plain)
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
    Reflect.deleteProperty(String.prototype, 'toJSON')
  }
})
