import { createAction } from '@reduxjs/toolkit'
import { type Consent, PURPOSES, type Purpose, type Said, UNSAID } from '../../src/consent/purpose'
import type { TrackingConsent } from '../../src/tracking/whenAllowed'
import { on, reducerOf } from '../reducerOf'

/** What is known of the visitor's consent (design decision 22). */
export interface ConsentState {
  /** Whether somebody asks the visitor: what is not answered yet is then denied. */
  readonly isAsked: boolean
  /** What the page says by itself: in its settings, and in the defaults of Google's consent mode. */
  readonly settings: Said
  readonly defaults: Said
  /** What the visitor has answered; this wins. */
  readonly answers: Said
  /** Whether what the visitor has answered before is about to be told. */
  readonly isWaiting: boolean
  /** The origins that the visitor has let in, for this page. */
  readonly origins: readonly string[]
}

/** Somebody has said what is allowed; what they do not speak of stays. */
export const consentSaid = createAction<{
  readonly by: 'settings' | 'defaults' | 'answers'
  readonly said: Said
  readonly isAsked?: boolean
}>('consent/consentSaid')

/** A site script or a consent manager has the visitor's answers. */
export const consentSet = createAction<{ readonly said: Said; readonly isAsked: boolean }>(
  'consent/consentSet',
)

/** Somebody is about to act on it: scripts that have come since may have something to say. */
export const consentLooked = createAction('consent/consentLooked')

/** An answer is waited for, or no longer. */
export const consentAwaited = createAction<boolean>('consent/consentAwaited')

/** The visitor has let what comes from this origin in, on this page. */
export const originAllowed = createAction<string>('consent/originAllowed')

const initialState: ConsentState = {
  isAsked: false,
  isWaiting: false,
  settings: {},
  defaults: {},
  answers: {},
  origins: [],
}

export const consentReducer = reducerOf(initialState, [
  on(consentSaid, (state, { by, said, isAsked = false }) => ({
    ...state,
    isAsked: state.isAsked || isAsked,
    [by]: { ...state[by], ...said },
  })),
  on(consentAwaited, (state, isWaiting) => ({ ...state, isWaiting })),
  on(originAllowed, (state, origin) =>
    state.origins.includes(origin) ? state : { ...state, origins: [...state.origins, origin] },
  ),
])

interface Root {
  readonly consent?: ConsentState
}

/** Whether the visitor allows it; no, as long as nothing is known. */
export function selectConsent({ consent }: Root, purpose: Purpose): boolean {
  if (!consent) return false
  const { answers, settings, defaults, isAsked } = consent
  return answers[purpose] ?? settings[purpose] ?? defaults[purpose] ?? (!isAsked && UNSAID[purpose])
}

export function selectTrackingConsent(state: Root): TrackingConsent {
  if (selectConsent(state, 'analytics')) return 'granted'
  const { isWaiting = false, answers } = state.consent ?? {}
  return isWaiting && answers?.analytics === undefined ? 'waiting' : 'denied'
}

export function selectWholeConsent(state: Root): Consent {
  return Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, selectConsent(state, purpose)]),
  ) as Consent
}

/** Whether what comes from another site may be shown. */
export function selectAllowed(state: Root, origin: string): boolean {
  return selectConsent(state, 'embeds') || (state.consent?.origins.includes(origin) ?? false)
}
