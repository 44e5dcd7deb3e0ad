import { flagsRead, flagToggled, selectFlags, selectFlagsKnown } from '../../../slices/flags/flags'
import { settingsRead } from '../../../slices/settings'
import { booted, following } from '../booted'

const read = (namespace: string, ...ids: string[]) => flagsRead({ namespace, ids })

describe('saved ids', () => {
  it('are what was read, in their order, by namespace', () => {
    const state = following(booted(), read('saved', '42', '17'), read('b', '1'))
    expect(selectFlags(state, 'saved')).toEqual(['42', '17'])
    expect(selectFlags(state, 'b')).toEqual(['1'])
  })

  it('are not changed by a wish alone: what is kept decides', () => {
    const state = following(booted(), read('saved', '42'))
    const wished = following(state, flagToggled({ namespace: 'saved', id: '17' }))
    expect(selectFlags(wished, 'saved')).toBe(selectFlags(state, 'saved'))
  })

  it('of a namespace named as a part of every object are none, and not known', () => {
    expect(selectFlags(booted(), '__proto__')).toEqual([])
    expect(selectFlagsKnown(booted(), 'constructor')).toBe(false)
    const state = following(booted(), read('__proto__', '1'))
    expect(selectFlags(state, '__proto__')).toEqual(['1'])
  })

  it('are one and the same empty list where there are none', () => {
    expect(selectFlags(booted(), 'saved')).toBe(selectFlags(booted(), 'other'))
  })
})

it('page settings are laid over the defaults', () => {
  const { settings } = following(booted(), settingsRead({ locale: 'de-CH' }))
  expect(settings).toMatchObject({ locale: 'de-CH', currency: 'USD' })
})
