import { watchConsent } from '../../sagas/consent/consent'
import { browserConsent } from './browserConsent'

/** The visitor's consent, as this browser's page knows it. */
export const consentFlow = () => watchConsent(browserConsent)()
