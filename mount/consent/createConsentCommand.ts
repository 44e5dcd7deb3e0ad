import { consentSet } from '../../slices/consent/consent'
import { readConsent } from '../../src/consent/readConsent'
import type { App } from '../app/app'
import { loadConsentFlow } from './loadConsentFlow'

/** Runs the command `consent:set`; an invalid payload is reported. */
export async function createConsentCommand({ startFlow, store, diagnostics }: App) {
  await startFlow(loadConsentFlow)
  return (payload: unknown) => {
    const read = readConsent(payload, 'consent:set', (message) => diagnostics.error(message))
    if (read) store.dispatch(consentSet({ answers: read.answers, hasManager: read.manager }))
  }
}
