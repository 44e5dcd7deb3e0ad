import { selectConsent, selectTrackingConsent } from '../../../slices/consent/consent'
import type { AppStore } from '../../shared/entry/appTools'

/**
 * Calls back when consent is known, provided that it allows analytics and storage.
 */
export function whenStorageAllowed({ getState, subscribe }: ConsentStore, store: () => void): void {
  const check = () => {
    const consent = selectTrackingConsent(getState())
    if (consent === 'waiting') return
    stop()
    if (consent === 'granted' && selectConsent(getState(), 'storage')) store()
  }
  const stop = subscribe(check)
  check()
}

export type ConsentStore = Pick<AppStore, 'getState' | 'subscribe'>
