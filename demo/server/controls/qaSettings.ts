/** What a spoiled answer looks like; `hang` never comes. */
export const FAILURE_KINDS = ['500', 'html', 'truncated', 'empty', 'hang'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** What QA can dial in for a request. */
export interface QaSettings {
  /** Milliseconds that each answer is held. */
  readonly latency: number
  /** Milliseconds that some answers are held beyond that, evenly spread. */
  readonly jitter: number
  /** The share of answers that are spoiled, 0 to 1. */
  readonly failureRate: number
  readonly kind: FailureKind
  /** Chooses the sequence of chances; the same seed gives the same failures in the same order. */
  readonly seed: number
  /** Whether each answer lets the one after it pass first. */
  readonly reorder: boolean
  /** How many listings there are. */
  readonly corpus: number
  /** Whether pages get the strict Content-Security-Policy, or one that lets them store nothing. */
  readonly csp: 'strict' | 'sandbox' | 'none'
  /** The language of pages, such as `de`; empty for their own. */
  readonly lang: string
}
