/** What was told of purchases outlives the page. Both do nothing where storage is blocked. */
export interface CheckoutTools {
  readonly isTold: (transaction: string) => boolean
  readonly keepTold: (transaction: string) => void
}
