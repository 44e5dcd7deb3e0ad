import { flagsRead, flagToggled, selectFlags } from '../../slices/flags'
import { settingsRead } from '../../slices/settings'
import { booted, following } from './booted'

const toggle = (id: string) => flagToggled({ namespace: 'saved', id })

describe('saved ids', () => {
  it('are kept in the order in which they were saved, by namespace', () => {
    const state = following(
      booted(),
      toggle('42'),
      toggle('17'),
      flagToggled({ namespace: 'b', id: '1' }),
    )
    expect(selectFlags(state, 'saved')).toEqual(['42', '17'])
    expect(selectFlags(state, 'b')).toEqual(['1'])
  })

  it('are toggled', () => {
    const state = following(booted(), toggle('42'), toggle('17'), toggle('42'))
    expect(selectFlags(state, 'saved')).toEqual(['17'])
  })

  it('are what was read', () => {
    const state = following(
      booted(),
      toggle('42'),
      flagsRead({ namespace: 'saved', ids: ['1', '2'] }),
    )
    expect(selectFlags(state, 'saved')).toEqual(['1', '2'])
  })

  it('are one and the same empty list where there are none', () => {
    expect(selectFlags(booted(), 'saved')).toBe(selectFlags(booted(), 'other'))
  })
})

it('page settings are laid over the defaults', () => {
  const { settings } = following(booted(), settingsRead({ locale: 'de-CH' }))
  expect(settings).toMatchObject({ locale: 'de-CH', currency: 'USD' })
})
