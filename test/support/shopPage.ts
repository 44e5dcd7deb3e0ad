import { screen } from '@testing-library/react'
import { ga4Issues } from './ga4Shapes'
import { setGlobal } from './leadPage'
import { settle } from './modalPage'
import { aVisitor, visit } from './page'
import { watchNavigation } from './watchNavigation'

/** How a tag manager handles an event with a callback. */
export type TagManager = 'answers' | 'is slow' | 'is silent' | 'throws' | 'is absent'

interface Message {
  readonly event?: string
  readonly ecommerce?: { readonly items?: readonly { readonly item_id: string }[] } | null
  readonly eventCallback?: () => void
}

/** The delay of a slow tag manager, in milliseconds. */
export const SLOW_MS = 700

/** The data layer of a page with a tag manager. */
export function aDataLayer(manager: TagManager = 'answers') {
  const messages: Message[] = []
  const push = (message: Message) => {
    if (manager === 'throws') throw new Error('not today')
    messages.push(message)
    const { eventCallback } = message
    if (eventCallback && manager === 'answers') eventCallback()
    if (eventCallback && manager === 'is slow') setTimeout(eventCallback, SLOW_MS)
    return messages.length
  }
  // Without a tag manager it is the plain array of the page's snippet.
  const layer = manager === 'is absent' ? messages : Object.assign([], { push })
  setGlobal('dataLayer', layer)
  if (manager !== 'is absent') setGlobal('google_tag_manager', {})
  return {
    messages,
    /** The shop events sent, in order: each event's name and the ids of its products. */
    log: () => messages.filter(({ event }) => event !== undefined).map(line),
    /** The last event of this name. */
    last: (name: string) => messages.findLast(({ event }) => event === name)?.ecommerce,
    /** Deviations from Google's documentation. */
    issues: () =>
      messages.flatMap(({ event, ecommerce }) => (event ? ga4Issues(event, ecommerce) : [])),
  }
}

function line({ event, ecommerce }: Message): string {
  return [event, ...(ecommerce?.items ?? []).map(({ item_id }) => item_id)].join(' ')
}

/** The browser's navigation type of a page. */
export type ReachedBy = 'navigate' | 'reload' | 'back_forward'

/** Opens a page of a shop, whose modules are loaded. */
export async function arriveAtShop(html: string, manager?: TagManager, by?: ReachedBy) {
  const dataLayer = aDataLayer(manager)
  // Runs after fake timers have replaced `performance`.
  const started = () => {
    if (by) performance.getEntriesByType = () => [{ type: by } as unknown as PerformanceEntry]
  }
  const api = await visit(html, { started })
  await settle()
  return { api, dataLayer, visitor: aVisitor(), left: watchNavigation() }
}

/** A list with a number of products. */
export function aListing(count: number, config = '{"list":"Summer houses"}'): string {
  const products = Array.from({ length: count }, (_, i) => aProduct(i + 1))
  return `<ul data-vitrine="product-list" data-vitrine-config='${config}'>${products.join('')}</ul>`
}

export function aProduct(id: number, inside = ''): string {
  const config = JSON.stringify({ id: `p-${id}`, name: `House ${id}`, price: 100 + id })
  return `<li data-vitrine="product" data-vitrine-config='${config}'>
    <a href="/shop/p-${id}">House ${id}</a>${inside}</li>`
}

export const theProducts = () => screen.getAllByRole('listitem')
