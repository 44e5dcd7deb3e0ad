/** The reported purchases, stored beyond the page. Does nothing when storage is blocked. */
export interface ReportedPurchases {
  readonly isReported: (transaction: string) => boolean
  readonly markReported: (transaction: string) => void
}
