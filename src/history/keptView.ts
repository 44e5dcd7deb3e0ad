import type { ComponentId } from '../componentId'

/** How one search component's parts stood, beside what was searched. */
export interface KeptView {
  /** How many results were shown where the list had grown; null as it begins. */
  readonly shown: number | null
  /** The fields whose facet showed all of its values. */
  readonly openFacets: readonly string[]
}

/** Where a visitor stood on the page, told by elements and not by pixels (design decision 10). */
export interface Place {
  /** The result to hold on to; null where the page stood at its top or shows no result. */
  readonly anchor: Anchor | null
  readonly focus: KeptFocus | null
}

export interface Anchor {
  /** The mount point that it stands in: its number among the page's. */
  readonly mount: number
  /** Its document's id. */
  readonly item: string
  /** How far its top stood below the top of the window, in CSS pixels. */
  readonly top: number
}

export interface KeptFocus {
  readonly mount: number
  /** The result that it stood in, if any. */
  readonly item: string | null
  /** What the element is and reads. */
  readonly name: string
  /** Which of those that are and read the same, from 0. */
  readonly nth: number
}

/** How the components stood, each by its id. */
export interface KeptState {
  readonly views: readonly (readonly [ComponentId, KeptView])[]
  /** The order of results where the address does not hold it (design decision 24). */
  readonly sorts: readonly (readonly [ComponentId, string])[]
}

/** What is kept with one entry of history: how the components stood, and where the visitor did. */
export interface KeptPage extends KeptState {
  readonly place: Place
}
