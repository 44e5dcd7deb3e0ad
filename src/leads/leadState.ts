import { LEAD_AGAIN_MS } from '../contract/constants'

/** How far a lead form is (spec 4.9, 5.5). */
export type LeadState =
  /** The anti-bot data is on its way, or did not come; a submission may be held meanwhile. */
  | { readonly at: 'locked' | 'failed'; readonly held: boolean }
  | { readonly at: 'ready' | 'sending' }
  /** The server did not take it; `known` is whether it said so. */
  | { readonly at: 'unsent'; readonly known: boolean }
  /** The browser took it, and the page should leave. */
  | { readonly at: 'sent'; readonly since: number; readonly asked: boolean }

/** What a submission leads to: it goes, it is held, the data is asked for again, or nothing happens. */
export type LeadAct = 'send' | 'hold' | 'retry' | 'nothing'

interface Pressed {
  readonly state: LeadState
  readonly act: LeadAct
}

/**
 * A submission, by a button or a key. What is under way is never sent a second time; what was sent is sent
 * again only by whoever was told so and presses once more.
 * @param now milliseconds since the epoch
 */
export function pressed(state: LeadState, now: number): Pressed {
  switch (state.at) {
    case 'locked':
      return { state: { at: 'locked', held: true }, act: 'hold' }
    case 'failed':
      return { state: { at: 'locked', held: true }, act: 'retry' }
    case 'ready':
    case 'unsent':
      return { state: { at: 'sending' }, act: 'send' }
    case 'sending':
      return { state, act: 'nothing' }
    case 'sent':
      if (now - state.since < LEAD_AGAIN_MS) return { state, act: 'nothing' }
      if (state.asked) return { state: { at: 'sending' }, act: 'send' }
      return { state: { ...state, since: now, asked: true }, act: 'nothing' }
  }
}
