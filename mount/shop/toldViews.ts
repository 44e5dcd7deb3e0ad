import { viewsOf, withView } from '../../src/shop/toldViews'
import type { Views } from '../../widgets/shop/tracking/views'

const KEY = 'vitrine-views'

/**
 * What this tab has told of as seen, by page. It counts for whoever comes Back or Forward to a page that is
 * loaded again; a page that is opened anew, or reloaded, is seen anew. Where storage is blocked each is.
 */
export const toldViews: Views = {
  isTold(view) {
    const [navigation] = performance.getEntriesByType?.('navigation') ?? []
    if (!navigation || Reflect.get(navigation, 'type') !== 'back_forward') return false
    return viewsOf(stored(), pageNow()).includes(view)
  },
  keepTold(view) {
    try {
      sessionStorage.setItem(KEY, withView(stored(), pageNow(), view))
    } catch {
      // The page itself still knows.
    }
  },
}

/** The fragment is the search's, or leads to a part of the page. */
function pageNow(): string {
  return location.pathname + location.search
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
