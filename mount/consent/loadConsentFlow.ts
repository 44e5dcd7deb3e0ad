/** Loads the consent flow; the first widget that needs consent starts it. */
export const loadConsentFlow = () => import('./consentFlow').then((module) => module.consentFlow)
