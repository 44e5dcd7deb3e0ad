import { readIds } from '../../../src/flags/store/readIds'
import { writeIds } from '../../../src/flags/store/writeIds'

describe('a flag cookie that an older site wrote', () => {
  it.each([
    ['plain', '["17","18"]'],
    ['encoded once more', encodeURIComponent('["17","18"]')],
    ['with its quotes escaped', '[\\"17\\",\\"18\\"]'],
    ['with numbers as ids', '[17, 18]'],
    ['with ids twice', '["17","18","17",18]'],
  ])('%s is read', (_, text) => {
    expect(readIds(text)).toEqual({ ids: ['17', '18'], broken: false })
  })

  it.each(['', 'null', '{"17":true}', '["17"', '%E0%A4%A', 'undefined', '17'])(
    'that is no list is broken: %s',
    (text) => {
      expect(readIds(text)).toEqual({ ids: [], broken: true })
    },
  )

  it('that holds more than ids is broken, and its ids count', () => {
    expect(readIds('["17",null,{"id":18},["19"],true]')).toEqual({ ids: ['17'], broken: true })
  })
})

it('halves of characters are kept, though no cookie could hold them as they are', () => {
  const half = 'a\ud83dz'
  expect(readIds(writeIds([half]))).toEqual({ ids: [half], broken: false })
  expect(() => encodeURIComponent(writeIds([half]))).not.toThrow()
})
