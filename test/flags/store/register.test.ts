import fc from 'fast-check'
import type { Mark } from '../../../src/flags/store/marks'
import { readRegister, writeRegister } from '../../../src/flags/store/register'

const mark = fc.record({ changed: fc.nat(), place: fc.nat(), saved: fc.boolean() })

it('reads back what was written, whatever the ids are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), mark)), (entries) => {
      const marks = new Map<string, Mark>(entries)
      expect(readRegister(writeRegister(marks, 0))).toEqual({ marks, inCookie: [] })
    }),
  )
})

it('knows which ids the cookie got', () => {
  const marks = new Map([
    ['b', { changed: 5, place: 2, saved: true }],
    ['gone', { changed: 6, place: 1, saved: false }],
    ['a', { changed: 5, place: 1, saved: true }],
  ])
  expect(readRegister(writeRegister(marks, 1))?.inCookie).toEqual(['a'])
  expect(readRegister(writeRegister(marks, null))?.inCookie).toBeNull()
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
])('is none: %s', (text) => {
  expect(readRegister(text)).toBeNull()
})
