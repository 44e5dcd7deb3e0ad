import { withStyles } from '../../widgets/shared/lazy/loadStyles'

/** Loads the consent flow; the first widget that needs consent starts it. */
export const loadConsentFlow = () =>
  withStyles('consent', import('./consentFlow')).then((module) => module.consentFlow)
