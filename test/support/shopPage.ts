import { screen } from '@testing-library/react'
import { ga4Issues } from './ga4Shapes'
import { setGlobal } from './leadPage'
import { settle } from './modalPage'
import { aVisitor, visit } from './page'
import { watchNavigation } from './watchNavigation'

/** What a tag manager does with an event that asks to be called back. */
export type TagManager = 'answers' | 'is slow' | 'is silent' | 'throws' | 'is absent'

interface Message {
  readonly event?: string
  readonly ecommerce?: { readonly items?: readonly { readonly item_id: string }[] } | null
  readonly eventCallback?: () => void
}

/** How long a slow tag manager takes, in milliseconds. */
export const SLOW_MS = 700

/** The data layer of a page, and who reads it. */
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
  // Without a tag manager it is the list that the page's snippet made.
  const layer = manager === 'is absent' ? messages : Object.assign([], { push })
  setGlobal('dataLayer', layer)
  if (manager !== 'is absent') setGlobal('google_tag_manager', {})
  return {
    messages,
    /** The shop events sent, in order: each event's name and the ids of its products. */
    log: () => messages.filter(({ event }) => event !== undefined).map(line),
    /** The last event of this name. */
    last: (name: string) => messages.findLast(({ event }) => event === name)?.ecommerce,
    /** What is not as Google documents it. */
    issues: () =>
      messages.flatMap(({ event, ecommerce }) => (event ? ga4Issues(event, ecommerce) : [])),
  }
}

function line({ event, ecommerce }: Message): string {
  return [event, ...(ecommerce?.items ?? []).map(({ item_id }) => item_id)].join(' ')
}

/** How the browser says that a page was reached. */
export type ReachedBy = 'navigate' | 'reload' | 'back_forward'

/** Opens a page of a shop, whose parts of the bundle have come. */
export async function arriveAtShop(html: string, manager?: TagManager, by?: ReachedBy) {
  const dataLayer = aDataLayer(manager)
  // In the held time, which has a performance of its own.
  const started = () => {
    if (by) performance.getEntriesByType = () => [{ type: by } as unknown as PerformanceEntry]
  }
  const api = await visit(html, { started })
  await settle()
  return { api, dataLayer, visitor: aVisitor(), left: watchNavigation() }
}

/** So many products of the CMS in a list. */
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
