import { type LeadAction, type LeadState, submitLead } from '../../src/leads/leadState'

const actions = (states: readonly LeadState[]): readonly LeadAction[] =>
  states.map((state) => submitLead(state, 10_000).action)

describe('submitLead', () => {
  it('holds a submission while the form is locked, and retries after a failure', () => {
    expect(
      actions([
        { status: 'locked', isHeld: false },
        { status: 'failed', isHeld: false },
      ]),
    ).toEqual(['hold', 'retry'])
    expect(submitLead({ status: 'failed', isHeld: false }, 0).state).toEqual({
      status: 'locked',
      isHeld: true,
    })
  })

  it('sends when the form is ready, or after it was not sent', () => {
    expect(actions([{ status: 'ready' }, { status: 'unsent', isKnown: false }])).toEqual([
      'send',
      'send',
    ])
  })

  it('ignores a submission while one is pending', () => {
    expect(
      actions([{ status: 'sending' }, { status: 'sent', sentAt: 9_000, hasWarned: true }]),
    ).toEqual(['ignore', 'ignore'])
  })

  it('sends a sent form again only after a warning', () => {
    const first = submitLead({ status: 'sent', sentAt: 1000, hasWarned: false }, 10_000)
    expect(first).toEqual({
      action: 'ignore',
      state: { status: 'sent', sentAt: 10_000, hasWarned: true },
    })
    expect(submitLead(first.state, 10_400).action).toBe('ignore')
    expect(submitLead(first.state, 14_000).action).toBe('send')
  })
})
