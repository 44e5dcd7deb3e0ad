import { type LeadAct, type LeadState, pressed } from '../../src/leads/leadState'

const acts = (states: readonly LeadState[]): readonly LeadAct[] =>
  states.map((state) => pressed(state, 10_000).act)

describe('a submission', () => {
  it('is held while the form is locked, and asks again where that had failed', () => {
    expect(
      acts([
        { at: 'locked', held: false },
        { at: 'failed', held: false },
      ]),
    ).toEqual(['hold', 'retry'])
    expect(pressed({ at: 'failed', held: false }, 0).state).toEqual({ at: 'locked', held: true })
  })

  it('goes where the form is ready, or was not taken', () => {
    expect(acts([{ at: 'ready' }, { at: 'unsent', known: false }])).toEqual(['send', 'send'])
  })

  it('that is under way is not sent a second time', () => {
    expect(acts([{ at: 'sending' }, { at: 'sent', since: 9_000, asked: true }])).toEqual([
      'nothing',
      'nothing',
    ])
  })

  it('that was sent is sent again only by whoever was told so', () => {
    const first = pressed({ at: 'sent', since: 1000, asked: false }, 10_000)
    expect(first).toEqual({ act: 'nothing', state: { at: 'sent', since: 10_000, asked: true } })
    expect(pressed(first.state, 10_400).act).toBe('nothing')
    expect(pressed(first.state, 14_000).act).toBe('send')
  })
})
