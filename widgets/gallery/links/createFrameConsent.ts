import {
  consentRequested,
  originAllowed,
  selectOriginAllowed,
} from '../../../slices/consent/consent'
import type { RootState } from '../../../slices/root'
import { createConsentQuestion } from '../../shared/consent/createConsentQuestion'
import type { AppStore } from '../../shared/entry/appTools'

/** Asks the visitor before a frame of another site is loaded (design decision 22). */
export interface FrameConsent {
  readonly isAllowed: (src: string) => boolean
  /** @param allowed called when the visitor agrees; the consent covers the origin on this page */
  readonly ask: (src: string, allowed: () => void) => HTMLElement
}

export function createFrameConsent({ getState, dispatch }: AppStore): FrameConsent {
  return {
    isAllowed(src) {
      const { origin } = new URL(src)
      dispatch(consentRequested())
      const state: RootState = getState()
      return origin === location.origin || selectOriginAllowed(state, origin)
    },
    ask(src, allowed) {
      const { origin } = new URL(src)
      return createConsentQuestion(origin, getState().settings, () => {
        dispatch(originAllowed(origin))
        allowed()
      })
    },
  }
}
