import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { createImpressions } from '../../../src/shop/events/createImpressions'
import type { Item } from '../../../src/shop/events/item'
import { itemListViewed, itemSelected } from '../../../src/shop/events/listEvents'
import { createClicks } from './createClicks'
import type { Shop } from './shopOf'
import type { Views } from './views'
import { whenSeen } from './whenSeen'

interface OnPage {
  /** The product as it stands there by now. */
  readonly read: () => Item
  /** Whether it is one of a list, and not on its own page. */
  readonly listed: boolean
  readonly views: Views
}

type Telling = Pick<Shop, 'report' | 'tellOnce' | 'currency'>

/** The products of a page: which of its lists' are seen (spec 7.9), and which is chosen (spec 4.13). */
export function createProducts({ report, tellOnce, currency }: Telling) {
  const products = new Map<Element, OnPage>()
  const keeps = new WeakMap<Item, () => void>()
  const impressions = createImpressions({
    send: (items) =>
      tellOnce(itemListViewed(items, currency()), () => {
        for (const item of items) keeps.get(item)?.()
      }),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const see = ({ read, views }: OnPage) => {
    const item = read()
    const view = `list ${JSON.stringify([item.item_list_name, item.item_id])}`
    if (views.isTold(view)) return
    keeps.set(item, () => views.keepTold(view))
    impressions.see(item)
  }
  const around = (element: Element): OnPage | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = products.get(at)
      if (own) return own
    }
    return null
  }
  const clicks = createClicks<CommerceEvent>({
    chosen(link) {
      const own = around(link)
      if (!own?.listed) return null
      const item = own.read()
      // What is chosen was seen before.
      see(own)
      impressions.flush()
      return itemSelected(item)
    },
    ...report,
  })
  const listen = () => {
    const over = new AbortController()
    const { signal } = over
    const hidden = () => {
      if (document.visibilityState === 'hidden') impressions.flush()
    }
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) clicks.forget()
    }
    window.addEventListener('click', clicks.click, { signal })
    window.addEventListener('auxclick', clicks.click, { signal })
    window.addEventListener('pagehide', impressions.flush, { signal })
    window.addEventListener('visibilitychange', hidden, { signal })
    window.addEventListener('pageshow', shown, { signal })
    return () => over.abort()
  }
  let stop = () => {}
  return {
    /** Knows of a product from now on. @returns the undo. */
    add(element: Element, own: OnPage): () => void {
      if (products.size === 0) stop = listen()
      products.set(element, own)
      const forget = own.listed ? whenSeen(element, () => see(own)) : () => {}
      return () => {
        forget()
        products.delete(element)
        if (products.size > 0) return
        impressions.flush()
        stop()
      }
    },
    /** The product that an element stands in. */
    around: (element: Element): Item | null => around(element)?.read() ?? null,
  }
}
