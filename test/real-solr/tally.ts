/** How many tests of a run passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}
