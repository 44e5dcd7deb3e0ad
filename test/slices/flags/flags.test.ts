import {
  flagsUpdated,
  flagToggled,
  selectFlags,
  selectFlagsLoaded,
} from '../../../slices/flags/flags'
import { settingsRead } from '../../../slices/settings'
import { booted, reduce } from '../booted'

const read = (namespace: string, ...ids: string[]) => flagsUpdated({ namespace, ids })

describe('saved ids', () => {
  it('are what was read, in their order, by namespace', () => {
    const state = reduce(booted(), read('saved', '42', '17'), read('b', '1'))
    expect(selectFlags(state, 'saved')).toEqual(['42', '17'])
    expect(selectFlags(state, 'b')).toEqual(['1'])
  })

  it('are not changed by flagToggled: only what the storage holds counts', () => {
    const state = reduce(booted(), read('saved', '42'))
    const toggled = reduce(state, flagToggled({ namespace: 'saved', id: '17' }))
    expect(selectFlags(toggled, 'saved')).toBe(selectFlags(state, 'saved'))
  })

  it('of a namespace such as __proto__ are empty and not loaded', () => {
    expect(selectFlags(booted(), '__proto__')).toEqual([])
    expect(selectFlagsLoaded(booted(), 'constructor')).toBe(false)
    const state = reduce(booted(), read('__proto__', '1'))
    expect(selectFlags(state, '__proto__')).toEqual(['1'])
  })

  it('are one frozen list when there are none', () => {
    expect(selectFlags(booted(), 'saved')).toBe(selectFlags(booted(), 'other'))
  })
})

it('page settings replace the defaults', () => {
  const { settings } = reduce(booted(), settingsRead({ locale: 'de-CH' }))
  expect(settings).toMatchObject({ locale: 'de-CH', currency: 'USD' })
})
