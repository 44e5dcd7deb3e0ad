/** How many tests of a run passed and failed. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}
