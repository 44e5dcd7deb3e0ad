import type { ExpectedPage } from '../expectedPage'

/** Times of painting, in milliseconds from the start of the navigation or from the click. */
export interface Painted {
  readonly results: number
  /** The time until the counts of all facets are new too. */
  readonly counts: number
}

declare global {
  interface Window {
    /** @param from 'click' measures from the time stamp of the next click. */
    armProbe(expected: ExpectedPage, from: 'navigation' | 'click'): void
    painted: Promise<Painted>
  }
}
