import { VIEWED_PAGES_KEPT, VIEWS_KEPT } from './constants'

type PageViews = readonly [page: string, views: readonly string[]]

/** What was told of as seen on a page, from what storage held: anybody may have written there. */
export function viewsOf(stored: string | null, page: string): readonly string[] {
  return readAll(stored).find(([one]) => one === page)?.[1] ?? []
}

/** All that and one view more, as text; the pages and views that lie furthest back go first. */
export function withView(stored: string | null, page: string, view: string): string {
  const views = [...viewsOf(stored, page).filter((one) => one !== view), view]
  const others = readAll(stored).filter(([one]) => one !== page)
  const own: PageViews = [page, views.slice(-VIEWS_KEPT)]
  return JSON.stringify([...others, own].slice(-VIEWED_PAGES_KEPT))
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
