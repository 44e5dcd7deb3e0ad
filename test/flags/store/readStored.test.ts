import { type Mark, savedIds } from '../../../src/flags/store/marks'
import { readStored } from '../../../src/flags/store/readStored'
import { writeRegister } from '../../../src/flags/store/register'
import { writeIds } from '../../../src/flags/store/writeIds'

const at = (place: number, saved = true): Mark => ({ changed: 100, place, saved })
const register = writeRegister(
  new Map([
    ['17', at(1)],
    ['18', at(2)],
    ['19', at(3)],
    ['gone', at(4, false)],
  ]),
  2,
)
const read = (cookie: string | null, other: string | null = register) => {
  const { marks, broken } = readStored({ cookie, register: other })
  return { ids: savedIds(marks), broken }
}

describe('what is stored', () => {
  it('is the cookie alone, in its order', () => {
    expect(read('["18","17"]', null)).toEqual({ ids: ['18', '17'], broken: [] })
  })

  it('is what the register says, while the cookie is as it left it', () => {
    expect(read('["17","18"]').ids).toEqual(['17', '18', '19'])
  })

  it('is what another script put into the cookie or took out of it, and the rest of the register', () => {
    expect(read('["17","20"]').ids).toEqual(['17', '19', '20'])
    expect(read('[]').ids).toEqual(['19'])
  })

  it('holds what another script saved again', () => {
    expect(read('["17","18","gone"]').ids).toEqual(['17', '18', '19', 'gone'])
  })

  it('outlives a cookie that is gone: browsers let those of scripts expire', () => {
    expect(read(null).ids).toEqual(['17', '18', '19'])
  })

  it('does not heed a cookie that took nothing when it was written', () => {
    expect(read('["99"]', writeRegister(new Map([['17', at(1)]]), null)).ids).toEqual(['17'])
  })

  it('names what is broken, and reads the rest', () => {
    expect(read('["17"')).toEqual({ ids: ['17', '18', '19'], broken: ['cookie'] })
    expect(read('["17",null]', null)).toEqual({ ids: ['17'], broken: ['cookie'] })
    expect(read('["17"]', 'yes')).toEqual({ ids: ['17'], broken: ['register'] })
    expect(read('{', '{')).toEqual({ ids: [], broken: ['cookie', 'register'] })
  })

  it('is nothing where there is nothing', () => {
    expect(read(null, null)).toEqual({ ids: [], broken: [] })
  })
})

it('a change by another script does not beat one that this page makes at a known time', () => {
  const { marks } = readStored({ cookie: writeIds(['17', '18', '20']), register })
  expect(marks.get('20')?.changed).toBe(0)
  expect(readStored({ cookie: '["18"]', register }).marks.get('17')).toMatchObject({
    changed: 101,
    saved: false,
  })
})
