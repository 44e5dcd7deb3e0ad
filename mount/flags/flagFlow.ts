import { watchFlags } from '../../sagas/flags/watchFlags'
import { browserStores } from './browserStores'

/** Saved items, kept in this browser. */
export const flagFlow = watchFlags(browserStores)
