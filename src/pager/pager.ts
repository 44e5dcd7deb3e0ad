import { PAGER_FALLBACK_ROWS, PAGER_INNER_WINDOW, PAGER_OUTER_WINDOW } from './constants'

/** The position of the results, and the sizes of the windows. */
export interface PagerInput {
  readonly numFound: number
  /** Items per page; 10 when null or not positive (spec 9). */
  readonly rows: number | null
  readonly start: number
  readonly inner?: number
  readonly outer?: number
}

/** A page with its `start`, or a gap in place of two or more pages. */
export type PagerItem =
  | {
      readonly kind: 'page'
      readonly page: number
      readonly start: number
      readonly current: boolean
    }
  | { readonly kind: 'gap' }

/** The pager's items, and the `start` of the previous and of the next page, or null. */
export interface PagerModel {
  readonly items: readonly PagerItem[]
  readonly prev: number | null
  readonly next: number | null
}

/**
 * Lists the pages to show: the first and last ones, those around the current page, and gaps between.
 * @see spec 2.1, 9, design decision 11
 */
export function pagerModel(input: PagerInput): PagerModel {
  const { numFound, start, inner = PAGER_INNER_WINDOW, outer = PAGER_OUTER_WINDOW } = input
  const rows = input.rows !== null && input.rows > 0 ? input.rows : PAGER_FALLBACK_ROWS
  const total = Math.ceil(numFound / rows)
  const current = Math.max(1, Math.min(total, Math.floor(start / rows) + 1))
  const items: PagerItem[] = []
  let before = 0
  for (const page of visiblePages(current, total, inner, outer)) {
    if (page > before + 1) items.push({ kind: 'gap' })
    items.push({ kind: 'page', page, start: (page - 1) * rows, current: page === current })
    before = page
  }
  return {
    items,
    prev: current > 1 ? (current - 2) * rows : null,
    next: current < total ? current * rows : null,
  }
}

function visiblePages(current: number, total: number, inner: number, outer: number): number[] {
  // At an end, the window keeps its width: it is extended on the other side.
  const from = Math.max(1, Math.min(current - inner, total - 2 * inner))
  const to = Math.min(total, Math.max(current + inner, 1 + 2 * inner))
  // A gap of one page is as wide as that page, so the page is shown.
  const leftEnd = from - (2 + outer) > 1 ? 1 + outer : from - 1
  const rightStart = total - outer - (to + 1) > 1 ? total - outer : to + 1
  return [...pageRange(1, leftEnd), ...pageRange(from, to), ...pageRange(rightStart, total)]
}

function pageRange(from: number, to: number): number[] {
  const pages: number[] = []
  for (let page = from; page <= to; page++) pages.push(page)
  return pages
}
