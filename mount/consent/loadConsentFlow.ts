/** For all who ask for the visitor's consent: whoever comes first starts it. */
export const loadConsentFlow = () => import('./consentFlow').then((own) => own.consentFlow)
