import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { createImpressions } from '../../../src/shop/events/createImpressions'
import type { Item } from '../../../src/shop/events/item'
import { itemListViewed, itemSelected } from '../../../src/shop/events/listEvents'
import { createLinkTracker } from './createLinkTracker'
import type { Shop } from './getShop'
import { onSeen } from './onSeen'
import type { ReportedViews } from './reportedViews'

interface ProductEntry {
  /** Reads the product as the page shows it now. */
  readonly read: () => Item
  /** Whether it belongs to a list; false on its own page. */
  readonly listed: boolean
  readonly views: ReportedViews
}

type ProductReporter = Pick<Shop, 'report' | 'reportOnce' | 'currency'>

/** Tracks the products of a page: impressions in lists (spec 7.9) and clicks (spec 4.13). */
export function createProductTracker({ report, reportOnce, currency }: ProductReporter) {
  const products = new Map<Element, ProductEntry>()
  const markReported = new WeakMap<Item, () => void>()
  const impressions = createImpressions({
    send: (items) =>
      reportOnce(itemListViewed(items, currency()), () => {
        for (const item of items) markReported.get(item)?.()
      }),
    setTimer(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const addImpression = ({ read, views }: ProductEntry) => {
    const item = read()
    const view = `list ${JSON.stringify([item.item_list_name, item.item_id])}`
    if (views.isReported(view)) return
    markReported.set(item, () => views.markReported(view))
    impressions.add(item)
  }
  const enclosingEntry = (element: Element): ProductEntry | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const entry = products.get(at)
      if (entry) return entry
    }
    return null
  }
  const linkTracker = createLinkTracker<CommerceEvent>({
    eventFor(link) {
      const entry = enclosingEntry(link)
      if (!entry?.listed) return null
      const item = entry.read()
      // A clicked product has been seen.
      addImpression(entry)
      impressions.flush()
      return itemSelected(item)
    },
    ...report,
  })
  const listen = () => {
    const abort = new AbortController()
    const { signal } = abort
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') impressions.flush()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) linkTracker.reset()
    }
    window.addEventListener('click', linkTracker.onClick, { signal })
    window.addEventListener('auxclick', linkTracker.onClick, { signal })
    window.addEventListener('pagehide', impressions.flush, { signal })
    window.addEventListener('visibilitychange', onVisibilityChange, { signal })
    window.addEventListener('pageshow', onPageShow, { signal })
    return () => abort.abort()
  }
  let stop = () => {}
  return {
    /** Tracks a product. @returns a function that stops tracking it. */
    add(element: Element, entry: ProductEntry): () => void {
      if (products.size === 0) stop = listen()
      products.set(element, entry)
      const unobserve = entry.listed ? onSeen(element, () => addImpression(entry)) : () => {}
      return () => {
        unobserve()
        products.delete(element)
        if (products.size > 0) return
        impressions.flush()
        stop()
      }
    },
    /** The product around an element, or null. */
    enclosingEntry: (element: Element): Item | null => enclosingEntry(element)?.read() ?? null,
  }
}
