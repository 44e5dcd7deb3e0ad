import { consentSet } from '../../slices/consent/consent'
import { readConsent } from '../../src/consent/readConsent'
import type { Page } from '../app/page'
import { loadConsentFlow } from './loadConsentFlow'

/** Carries the command `consent:set` out; a site script may write anything, and what is wrong is told. */
export async function consentSetter({ startFlow, store, diagnostics }: Page) {
  await startFlow(loadConsentFlow)
  return (payload: unknown) => {
    const read = readConsent(payload, 'consent:set', (message) => diagnostics.error(message))
    if (read) store.dispatch(consentSet({ said: read.said, isAsked: read.manager }))
  }
}
