import type { UnknownAction } from '@reduxjs/toolkit'
import {
  flaggedFailed,
  flaggedFound,
  flaggedLeft,
  flaggedReducer,
  flaggedRetried,
  flaggedWanted,
  selectFlagged,
  selectMissing,
} from '../../../slices/flags/flagged'
import { cityLoft, lakeCabin } from '../../support/listings'

const source = { url: '/solr/select', key: 'id', timeout: 15 }
const header = { counter: 'header', source }
const footer = { counter: 'footer', source }

const told = (...actions: readonly UnknownAction[]) => ({
  flagged: actions.reduce(flaggedReducer, undefined) ?? {},
})
const open = flaggedWanted({ ...header, ids: ['17', '42', '__proto__'] })
const found = flaggedFound({ source, docs: { '17': { ...lakeCabin }, '42': null } })

describe('the documents of saved items', () => {
  it('are missing until they were found, or found to be gone', () => {
    expect(selectMissing(told(open), header)).toEqual(['17', '42', '__proto__'])
    expect(selectMissing(told(open, found), header)).toEqual(['__proto__'])
  })

  it('are missing no more where nobody wants them, and known when the list opens again', () => {
    const closed = flaggedWanted({ ...header, ids: [] })
    expect(selectMissing(told(open, closed), header)).toEqual([])
    expect(selectMissing(told(open, found, closed, open), header)).toEqual(['__proto__'])
  })

  it('are shared by counters of one source, and by no others', () => {
    const rooms = { counter: 'rooms', source: { ...source, url: '/rooms' } }
    const both = [open, found, flaggedWanted({ ...footer, ids: ['17'] })]
    expect(selectMissing(told(...both), footer)).toEqual([])
    const others = told(...both, flaggedWanted({ ...rooms, ids: ['17'] }))
    expect(selectMissing(others, rooms)).toEqual(['17'])
  })

  it('are not asked for again after a failure, until the visitor wants it', () => {
    const failed = told(open, flaggedFailed({ source }))
    expect(selectFlagged(failed, source).failed).toBe(true)
    expect(selectMissing(failed, header)).toEqual([])
    const fewer = flaggedWanted({ ...header, ids: ['17'] })
    expect(selectMissing(told(open, flaggedFailed({ source }), fewer), header)).toEqual([])
    const again = told(open, flaggedFailed({ source }), flaggedRetried(header))
    expect(selectFlagged(again, source).failed).toBe(false)
    expect(selectMissing(again, header)).toHaveLength(3)
    const closed = flaggedWanted({ ...header, ids: [] })
    const reopened = told(open, flaggedFailed({ source }), closed, open)
    expect(selectMissing(reopened, header)).toHaveLength(3)
  })

  it('go with the last counter, whatever it or a late answer says then', () => {
    const shared = [open, found, flaggedWanted({ ...footer, ids: ['17'] }), flaggedLeft(header)]
    expect(selectFlagged(told(...shared), source).docs['17']).toEqual(lakeCabin)
    const late = flaggedFound({ source, docs: { '42': { ...cityLoft } } })
    const closed = flaggedWanted({ ...footer, ids: [] })
    expect(told(...shared, flaggedLeft(footer), closed, late)).toEqual({ flagged: {} })
  })

  it('are one and the same nothing for a source that nobody asked', () => {
    expect(selectFlagged({}, source)).toBe(selectFlagged(told(open), null))
  })
})
