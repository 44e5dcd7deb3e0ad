import type { ComponentId } from '../componentId'

/** How one search component looks, beside its params. */
export interface ViewSnapshot {
  /** How many results are visible after "show more" or infinite scrolling; null for the initial number. */
  readonly shown: number | null
  /** The fields whose facet shows all of its values. */
  readonly openFacets: readonly string[]
}

/** Where the visitor is on the page, in terms of elements instead of pixels (design decision 10). */
export interface PagePosition {
  /** Null when the page is scrolled to its top, or shows no result. */
  readonly anchor: ScrollAnchor | null
  readonly focus: FocusPosition | null
}

/** The result that scrolling is restored to. */
export interface ScrollAnchor {
  /** The mount point that contains it, as an index into the page's mount points. */
  readonly mount: number
  /** The id of its document. */
  readonly item: string
  /** The distance of its top from the top of the window, in CSS pixels. */
  readonly top: number
}

/** The element that had the focus. */
export interface FocusPosition {
  /** The mount point that contains it, as an index into the page's mount points. */
  readonly mount: number
  /** The document's id of the result that contains it, if any. */
  readonly item: string | null
  /** Its tag, link and text. */
  readonly name: string
  /** Its index among the elements of the same name, from 0. */
  readonly nth: number
}

/** The state of all search components. */
export interface SearchSnapshot {
  readonly views: readonly (readonly [ComponentId, ViewSnapshot])[]
  /** The sorts that the address does not hold (design decision 24). */
  readonly sorts: readonly (readonly [ComponentId, string])[]
}

/** What is saved with one history entry. */
export interface PageSnapshot extends SearchSnapshot {
  readonly place: PagePosition
}

/** When a snapshot is saved: before a new history entry, when the page rests, or when it is left. */
export type SnapshotReason = 'step' | 'rest' | 'leave'
