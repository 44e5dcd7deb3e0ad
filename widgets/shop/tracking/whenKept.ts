import { selectConsent, selectTrackingConsent } from '../../../slices/consent/consent'
import type { AppStore } from '../../shared/entry/appTools'

/**
 * Runs what remembers an event that was told, where consent lets analytics know it and this browser keep it;
 * once the visitor's answer is there.
 */
export function whenKept({ getState, subscribe }: KeepStore, keep: () => void): void {
  const look = () => {
    const consent = selectTrackingConsent(getState())
    if (consent === 'waiting') return
    stop()
    if (consent === 'granted' && selectConsent(getState(), 'storage')) keep()
  }
  const stop = subscribe(look)
  look()
}

export type KeepStore = Pick<AppStore, 'getState' | 'subscribe'>
