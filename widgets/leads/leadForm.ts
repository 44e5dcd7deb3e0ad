import type { LeadState } from '../../src/leads/leadState'
import type { LeadTools } from '../../src/leads/leadTools'
import type { LeadMessageKey } from '../../src/leads/messages'

/** A lead form while it is enhanced. */
export interface LeadForm {
  readonly form: HTMLFormElement
  readonly tools: LeadTools
  readonly translate: (key: LeadMessageKey) => string
  readonly getState: () => LeadState
  /** Also updates the status line. */
  readonly setState: (state: LeadState) => void
  /** Aborted once the form is disconnected. A request that has been sent is not aborted. */
  readonly signal: AbortSignal
}
