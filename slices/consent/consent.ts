import { createAction } from '@reduxjs/toolkit'
import {
  type Consent,
  type ConsentAnswers,
  DEFAULT_CONSENT,
  PURPOSES,
  type Purpose,
} from '../../src/consent/purpose'
import type { TrackingConsent } from '../../src/tracking/withConsent'
import { on, reducerOf } from '../reducerOf'

/** The visitor's consent (design decision 22). */
export interface ConsentState {
  /** Whether a consent manager asks the visitor; purposes without an answer are then denied. */
  readonly hasManager: boolean
  /** Answers from the page's settings, and from the defaults of Google's consent mode. */
  readonly settings: ConsentAnswers
  readonly defaults: ConsentAnswers
  /** The visitor's answers; they win. */
  readonly answers: ConsentAnswers
  /** Whether the page waits for answers that the visitor gave earlier. */
  readonly isWaiting: boolean
  /** Origins that the visitor has allowed on this page. */
  readonly origins: readonly string[]
}

/** A source gave answers; purposes that it does not name keep theirs. */
export const consentGiven = createAction<{
  readonly by: 'settings' | 'defaults' | 'answers'
  readonly answers: ConsentAnswers
  readonly hasManager?: boolean
}>('consent/consentSaid')

/** A site script or a consent manager passed the visitor's answers. */
export const consentSet = createAction<{
  readonly answers: ConsentAnswers
  readonly hasManager: boolean
}>('consent/consentSet')

/** Consent is about to be used, so scripts that have loaded since are read first. */
export const consentRequested = createAction('consent/consentLooked')

/** Waiting for an answer has begun or ended. */
export const consentAwaited = createAction<boolean>('consent/consentAwaited')

/** The visitor has allowed this origin on this page. */
export const originAllowed = createAction<string>('consent/originAllowed')

const initialState: ConsentState = {
  hasManager: false,
  isWaiting: false,
  settings: {},
  defaults: {},
  answers: {},
  origins: [],
}

export const consentReducer = reducerOf(initialState, [
  on(consentGiven, (state, { by, answers, hasManager = false }) => ({
    ...state,
    hasManager: state.hasManager || hasManager,
    [by]: { ...state[by], ...answers },
  })),
  on(consentAwaited, (state, isWaiting) => ({ ...state, isWaiting })),
  on(originAllowed, (state, origin) =>
    state.origins.includes(origin) ? state : { ...state, origins: [...state.origins, origin] },
  ),
])

interface Root {
  readonly consent?: ConsentState
}

/** Whether the purpose is allowed; false until the consent state is loaded. */
export function selectConsent({ consent }: Root, purpose: Purpose): boolean {
  if (!consent) return false
  const { answers, settings, defaults, hasManager } = consent
  return (
    answers[purpose] ??
    settings[purpose] ??
    defaults[purpose] ??
    (!hasManager && DEFAULT_CONSENT[purpose])
  )
}

export function selectTrackingConsent(state: Root): TrackingConsent {
  if (selectConsent(state, 'analytics')) return 'granted'
  const { isWaiting = false, answers } = state.consent ?? {}
  return isWaiting && answers?.analytics === undefined ? 'waiting' : 'denied'
}

export function selectAllConsent(state: Root): Consent {
  return Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, selectConsent(state, purpose)]),
  ) as Consent
}

/** Whether content from another origin may be shown. */
export function selectOriginAllowed(state: Root, origin: string): boolean {
  return selectConsent(state, 'embeds') || (state.consent?.origins.includes(origin) ?? false)
}
