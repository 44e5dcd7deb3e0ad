import { readFlagCookie } from '../../../src/flags/store/readFlagCookie'
import { writeFlagCookie } from '../../../src/flags/store/writeFlagCookie'

describe('readFlagCookie', () => {
  it.each([
    ['as plain JSON', '["17","18"]'],
    ['encoded once more', encodeURIComponent('["17","18"]')],
    ['with its quotes escaped', '[\\"17\\",\\"18\\"]'],
    ['with numbers as ids', '[17, 18]'],
    ['with an empty string', '["17","","18"]'],
    ['with ids twice', '["17","18","17",18]'],
  ])('reads ids that an older site wrote %s', (_, text) => {
    expect(readFlagCookie(text)).toEqual({ ids: ['17', '18'], isCorrupt: false })
  })

  it.each(['', 'null', '{"17":true}', '["17"', '%E0%A4%A', 'undefined', '17'])(
    'reports a cookie that is not a list as corrupt: %s',
    (text) => {
      expect(readFlagCookie(text)).toEqual({ ids: [], isCorrupt: true })
    },
  )

  it('reads a list of empty strings as no saved item', () => {
    expect(readFlagCookie('[""]')).toEqual({ ids: [], isCorrupt: false })
  })

  it('reads the ids of a corrupt cookie', () => {
    expect(readFlagCookie('["17",null,{"id":18},["19"],true]')).toEqual({
      ids: ['17'],
      isCorrupt: true,
    })
  })
})

it('lone surrogates are read back, although a cookie cannot hold them unescaped', () => {
  const half = 'a\ud83dz'
  expect(readFlagCookie(writeFlagCookie([half]))).toEqual({ ids: [half], isCorrupt: false })
  expect(() => encodeURIComponent(writeFlagCookie([half]))).not.toThrow()
})
