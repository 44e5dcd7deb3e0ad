import type { GoogleCommand } from './googleSignals'
import type { ConsentAnswers } from './purpose'

/** Reads the consent that the page's scripts give, and passes them the visitor's answers. */
export interface ConsentLayer {
  /** Calls the listener for each command of Google's consent mode, earlier ones included. @returns a function that unsubscribes. */
  readonly subscribe: (listener: (command: GoogleCommand) => void) => () => void
  /** Looks for scripts that have loaded since. */
  readonly refresh: () => void
  /** Sends the visitor's answers to Google's consent mode. */
  readonly update: (answers: ConsentAnswers) => void
  /** Whether the page has a consent manager that does not use Google's consent mode. */
  readonly hasOtherManager: () => boolean
}
