/** Views that were reported before the visitor came back to this page. */
export interface ReportedViews {
  /** Whether the view was already reported. */
  readonly isReported: (view: string) => boolean
  readonly markReported: (view: string) => void
}
