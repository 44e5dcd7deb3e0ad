import { type FlagRecord, flaggedIds } from '../../../src/flags/store/flagRecords'
import { writeLocalRecord } from '../../../src/flags/store/localRecord'
import { readStoredFlags } from '../../../src/flags/store/readStoredFlags'
import { writeFlagCookie } from '../../../src/flags/store/writeFlagCookie'

const at = (position: number, isFlagged = true): FlagRecord => ({
  changedAt: 100,
  position,
  isFlagged,
})
const local = writeLocalRecord(
  new Map([
    ['17', at(1)],
    ['18', at(2)],
    ['19', at(3)],
    ['gone', at(4, false)],
  ]),
  2,
)
const read = (cookie: string | null, other: string | null = local) => {
  const { records, corrupt } = readStoredFlags({ cookie, local: other })
  return { ids: flaggedIds(records), corrupt }
}

describe('readStoredFlags', () => {
  it('reads the cookie alone, in its order', () => {
    expect(read('["18","17"]', null)).toEqual({ ids: ['18', '17'], corrupt: [] })
  })

  it('reads localStorage while the cookie is as we wrote it', () => {
    expect(read('["17","18"]').ids).toEqual(['17', '18', '19'])
  })

  it('applies what another script added to the cookie or removed from it', () => {
    expect(read('["17","20"]').ids).toEqual(['17', '19', '20'])
    expect(read('[]').ids).toEqual(['19'])
  })

  it('applies what another script saved again', () => {
    expect(read('["17","18","gone"]').ids).toEqual(['17', '18', '19', 'gone'])
  })

  it('keeps the saved items when the cookie has expired', () => {
    expect(read(null).ids).toEqual(['17', '18', '19'])
  })

  it('ignores a cookie that could not be written', () => {
    expect(read('["99"]', writeLocalRecord(new Map([['17', at(1)]]), null)).ids).toEqual(['17'])
  })

  it('reports corrupt content, and reads the rest', () => {
    expect(read('["17"')).toEqual({ ids: ['17', '18', '19'], corrupt: ['cookie'] })
    expect(read('["17",null]', null)).toEqual({ ids: ['17'], corrupt: ['cookie'] })
    expect(read('["17"]', 'yes')).toEqual({ ids: ['17'], corrupt: ['local'] })
    expect(read('{', '{')).toEqual({ ids: [], corrupt: ['cookie', 'local'] })
  })

  it('reads nothing from empty storage', () => {
    expect(read(null, null)).toEqual({ ids: [], corrupt: [] })
  })
})

it('a change by another script is older than a later change by this page', () => {
  const { records } = readStoredFlags({ cookie: writeFlagCookie(['17', '18', '20']), local })
  expect(records.get('20')?.changedAt).toBe(0)
  expect(readStoredFlags({ cookie: '["18"]', local }).records.get('17')).toMatchObject({
    changedAt: 101,
    isFlagged: false,
  })
})
