import { watchFlags } from '../../sagas/flags/watchFlags'
import { browserFlagStorage } from './browserFlagStorage'

/** The flow of saved items, with the browser's storage. */
export const flagFlow = watchFlags(browserFlagStorage)
