import { readReportedViews, withReportedView } from '../../src/shop/reportedViews'
import type { ReportedViews } from '../../widgets/shop/tracking/reportedViews'

const KEY = 'vitrine-views'

/**
 * The views that this tab has reported, by page. They count after Back or Forward to a page that is loaded
 * again. A page that is opened or reloaded reports its views again, and so does each when storage is blocked.
 */
export const reportedViews: ReportedViews = {
  isReported(view) {
    const [navigation] = performance.getEntriesByType?.('navigation') ?? []
    if (!navigation || Reflect.get(navigation, 'type') !== 'back_forward') return false
    return readReportedViews(stored(), currentPage()).includes(view)
  },
  markReported(view) {
    try {
      sessionStorage.setItem(KEY, withReportedView(stored(), currentPage(), view))
    } catch {
      // The page itself still remembers.
    }
  },
}

/** The fragment does not make another page. */
function currentPage(): string {
  return location.pathname + location.search
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
