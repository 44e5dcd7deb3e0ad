import { readIds } from '../../../src/flags/store/readIds'
import { writeIds } from '../../../src/flags/store/writeIds'

const ids = ['17', 'k3x9-listings-18', 'a "quoted" \\ one', 'line\nbreak', 'Ünïcödé 🏔️', '']

it('writes a plain JSON array, which reads back as the same ids', () => {
  expect(writeIds(['17', '18'])).toBe('["17","18"]')
  expect(JSON.parse(writeIds(ids))).toEqual(ids)
  expect(readIds(writeIds(ids))).toEqual({ ids, broken: false })
})

it('writes the same on a page where arrays and texts have a toJSON', () => {
  const plain = writeIds(ids)
  const toJSON = { value: () => 'altered', configurable: true }
  Object.defineProperty(Array.prototype, 'toJSON', toJSON)
  Object.defineProperty(String.prototype, 'toJSON', toJSON)
  try {
    expect(JSON.stringify(ids)).toBe('"altered"')
    expect(writeIds(ids)).toBe(plain)
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
    Reflect.deleteProperty(String.prototype, 'toJSON')
  }
})
