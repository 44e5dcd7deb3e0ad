import type { UnknownAction } from '@reduxjs/toolkit'
import {
  flagCounterRemoved,
  flagDocsFailed,
  flagDocsFetched,
  flagDocsReducer,
  flagDocsRequested,
  flagDocsRetried,
  selectFlagDocs,
  selectMissingFlagIds,
} from '../../../slices/flags/flagDocs'
import { cityLoft, lakeCabin } from '../../support/listings'

const source = { url: '/solr/select', key: 'id', timeout: 15 }
const header = { counter: 'header', source }
const footer = { counter: 'footer', source }

const stateAfter = (...actions: readonly UnknownAction[]) => ({
  flagDocs: actions.reduce(flagDocsReducer, undefined) ?? {},
})
const open = flagDocsRequested({ ...header, ids: ['17', '42', '__proto__'] })
const found = flagDocsFetched({ source, docs: { '17': { ...lakeCabin }, '42': null } })

describe('the documents of saved items', () => {
  it('are missing until they are fetched', () => {
    expect(selectMissingFlagIds(stateAfter(open), header)).toEqual(['17', '42', '__proto__'])
    expect(selectMissingFlagIds(stateAfter(open, found), header)).toEqual(['__proto__'])
  })

  it('are not missing while the list is closed, and stay known when it opens again', () => {
    const closed = flagDocsRequested({ ...header, ids: [] })
    expect(selectMissingFlagIds(stateAfter(open, closed), header)).toEqual([])
    expect(selectMissingFlagIds(stateAfter(open, found, closed, open), header)).toEqual([
      '__proto__',
    ])
  })

  it('are shared by counters with the same source only', () => {
    const rooms = { counter: 'rooms', source: { ...source, url: '/rooms' } }
    const both = [open, found, flagDocsRequested({ ...footer, ids: ['17'] })]
    expect(selectMissingFlagIds(stateAfter(...both), footer)).toEqual([])
    const others = stateAfter(...both, flagDocsRequested({ ...rooms, ids: ['17'] }))
    expect(selectMissingFlagIds(others, rooms)).toEqual(['17'])
  })

  it('are not requested again after a failure, until the visitor retries or opens the list again', () => {
    const failed = stateAfter(open, flagDocsFailed({ source }))
    expect(selectFlagDocs(failed, source).failed).toBe(true)
    expect(selectMissingFlagIds(failed, header)).toEqual([])
    const fewer = flagDocsRequested({ ...header, ids: ['17'] })
    expect(
      selectMissingFlagIds(stateAfter(open, flagDocsFailed({ source }), fewer), header),
    ).toEqual([])
    const again = stateAfter(open, flagDocsFailed({ source }), flagDocsRetried(header))
    expect(selectFlagDocs(again, source).failed).toBe(false)
    expect(selectMissingFlagIds(again, header)).toHaveLength(3)
    const closed = flagDocsRequested({ ...header, ids: [] })
    const reopened = stateAfter(open, flagDocsFailed({ source }), closed, open)
    expect(selectMissingFlagIds(reopened, header)).toHaveLength(3)
  })

  it('are dropped with the last counter, and late actions do not bring them back', () => {
    const shared = [
      open,
      found,
      flagDocsRequested({ ...footer, ids: ['17'] }),
      flagCounterRemoved(header),
    ]
    expect(selectFlagDocs(stateAfter(...shared), source).docs['17']).toEqual(lakeCabin)
    const late = flagDocsFetched({ source, docs: { '42': { ...cityLoft } } })
    const closed = flagDocsRequested({ ...footer, ids: [] })
    expect(stateAfter(...shared, flagCounterRemoved(footer), closed, late)).toEqual({
      flagDocs: {},
    })
  })

  it('are one frozen value for an unknown source', () => {
    expect(selectFlagDocs({}, source)).toBe(selectFlagDocs(stateAfter(open), null))
  })
})
