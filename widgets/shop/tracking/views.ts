/** What was told of as seen before the visitor went on and came back to this page. */
export interface Views {
  /** Whether this is seen again by somebody who came back. */
  readonly isTold: (view: string) => boolean
  readonly keepTold: (view: string) => void
}
