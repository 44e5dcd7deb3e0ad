import { MAX_VIEWED_PAGES, MAX_VIEWS_PER_PAGE } from './constants'

type PageViews = readonly [page: string, views: readonly string[]]

/** Reads the reported views of a page from storage; invalid content counts as none. */
export function readReportedViews(stored: string | null, page: string): readonly string[] {
  return readAll(stored).find(([one]) => one === page)?.[1] ?? []
}

/** Adds a view and returns the text to store; the oldest pages and views are dropped. */
export function withReportedView(stored: string | null, page: string, view: string): string {
  const views = [...readReportedViews(stored, page).filter((one) => one !== view), view]
  const others = readAll(stored).filter(([one]) => one !== page)
  const pageViews: PageViews = [page, views.slice(-MAX_VIEWS_PER_PAGE)]
  return JSON.stringify([...others, pageViews].slice(-MAX_VIEWED_PAGES))
}

function readAll(stored: string | null): readonly PageViews[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter(isPageViews) : []
  } catch {
    return []
  }
}

function isPageViews(value: unknown): value is PageViews {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  return Array.isArray(value[1]) && value[1].every((one) => typeof one === 'string')
}
