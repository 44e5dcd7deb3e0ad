import { LEAD_RESUBMIT_MS } from './constants'

/** The state of a lead form (spec 4.9, 5.5). */
export type LeadState =
  /** The anti-bot data is loading, or has failed to load. A held submission is sent once it is there. */
  | { readonly status: 'locked' | 'failed'; readonly isHeld: boolean }
  | { readonly status: 'ready' | 'sending' }
  /** The submission failed. `isKnown`: the server said so; otherwise it may have been received. */
  | { readonly status: 'unsent'; readonly isKnown: boolean }
  /** The browser has submitted the form, and the page should unload. */
  | { readonly status: 'sent'; readonly sentAt: number; readonly hasWarned: boolean }

/** What a submission does: it is sent, it is held, the data is fetched again, or it is ignored. */
export type LeadAction = 'send' | 'hold' | 'retry' | 'ignore'

interface Submitted {
  readonly state: LeadState
  readonly action: LeadAction
}

/**
 * Handles a submission, by a button or a key. A pending submission is not sent twice. A sent one is sent again
 * only by another press after a warning.
 * @param now milliseconds since the epoch.
 */
export function submitLead(state: LeadState, now: number): Submitted {
  switch (state.status) {
    case 'locked':
      return { state: { status: 'locked', isHeld: true }, action: 'hold' }
    case 'failed':
      return { state: { status: 'locked', isHeld: true }, action: 'retry' }
    case 'ready':
    case 'unsent':
      return { state: { status: 'sending' }, action: 'send' }
    case 'sending':
      return { state, action: 'ignore' }
    case 'sent':
      if (now - state.sentAt < LEAD_RESUBMIT_MS) return { state, action: 'ignore' }
      if (state.hasWarned) return { state: { status: 'sending' }, action: 'send' }
      return { state: { ...state, sentAt: now, hasWarned: true }, action: 'ignore' }
  }
}

/** Whether a submission waits for the form to be unlocked. */
export function isHeld(state: LeadState): boolean {
  return 'isHeld' in state && state.isHeld
}
