/** The kinds of failed responses. `hang` never responds. */
export const FAILURE_KINDS = ['500', 'html', 'truncated', 'empty', 'hang'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** The QA settings of a request. */
export interface QaSettings {
  /** The delay of each response, in milliseconds. */
  readonly latency: number
  /** The largest additional random delay, in milliseconds. */
  readonly jitter: number
  /** The share of responses that fail, 0 to 1. */
  readonly failureRate: number
  readonly kind: FailureKind
  /** The seed of the random sequence. The same seed gives the same failures in the same order. */
  readonly seed: number
  /** Whether responses are swapped in pairs. */
  readonly reorder: boolean
  /** The number of listings. */
  readonly corpus: number
  /** The Content-Security-Policy of pages: strict, or a sandbox without storage. */
  readonly csp: 'strict' | 'sandbox' | 'none'
  /** The language of pages, such as `de`. Empty means the page's language. */
  readonly lang: string
}
