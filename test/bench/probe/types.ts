import type { Markup } from '../contenders'

/** A value of the long facet and its count. */
export type ShownValue = readonly [value: string, count: number]

/** The content of the page after a complete response. */
export interface ExpectedPage {
  readonly results: number
  /** The id of the first result. */
  readonly first: string
  readonly last: string
  readonly total: number
  readonly filters: number
  /** The number of the long facet's values, and three of them. */
  readonly values: number
  readonly firstValue: ShownValue
  readonly middleValue: ShownValue
  readonly lastValue: ShownValue
}

/** Milliseconds from the start of the navigation or from the event's time stamp. */
export interface Painted {
  readonly results: number
  /** The time until total, filters and facet values are new too. */
  readonly page: number
  /** How long the server held the requests of this time. */
  readonly server: number
}

/** What can be clicked. */
export type Target =
  | { readonly name: 'clear' | 'next' | 'previous' | 'input' }
  | { readonly name: 'value'; readonly field: string; readonly value: string }

/** Where things are in a contender's markup. */
export interface Adapter {
  readonly hits: () => HTMLCollectionOf<Element>
  readonly total: () => string
  readonly values: (field: string) => HTMLCollectionOf<Element>
  readonly valueOf: (row: Element) => string
  readonly countOf: (row: Element) => string
  /** What a visitor clicks in a facet's row. */
  readonly clickable: (row: Element) => Element | null
  readonly filters: () => number
  readonly find: (name: 'clear' | 'next' | 'previous' | 'input') => Element | null
}

export interface Probe {
  /** @param from `event` measures from the next click, key or input. */
  arm(markup: Markup, expected: ExpectedPage, from: 'navigation' | 'event'): void
  /** Resolves when the expected page is painted. */
  painted: Promise<Painted>
  /** Scrolls the target into view. @returns its centre. */
  locate(target: Target): Promise<readonly [x: number, y: number]>
  click(target: Target): void
  /** Focuses the search box and selects its term. */
  selectInput(): void
}

declare global {
  interface Window {
    probe: Probe
  }
}
