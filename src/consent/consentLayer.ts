import type { GoogleCommand } from './googleSignals'
import type { Said } from './purpose'

/** What the page's own scripts say of consent, and are told. */
export interface ConsentLayer {
  /** Hears of each command of Google's consent mode, of those already given too. */
  readonly watch: (heard: (command: GoogleCommand) => void) => () => void
  /** Looks whether scripts have come since that have something to say. */
  readonly look: () => void
  /** Tells Google what the visitor has answered. */
  readonly tell: (said: Said) => void
  /** Whether a consent manager is here that does not speak Google's language. */
  readonly isAsked: () => boolean
}
