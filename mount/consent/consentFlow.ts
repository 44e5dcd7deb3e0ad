import { watchConsent } from '../../sagas/consent/consent'
import { browserConsent } from './browserConsent'

/** Watches the visitor's consent with the browser's data layer. */
export const consentFlow = () => watchConsent(browserConsent)()
