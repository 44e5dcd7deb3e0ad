import type { Expected } from '../expected'

/** When it was painted, in milliseconds from navigation start or from the click. */
export interface Painted {
  readonly results: number
  /** Until every facet's counts are the new ones too. */
  readonly counts: number
}

declare global {
  interface Window {
    /** @param from 'click' counts from the next click's own time stamp. */
    armProbe(expected: Expected, from: 'navigation' | 'click'): void
    painted: Promise<Painted>
  }
}
