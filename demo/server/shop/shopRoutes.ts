import { Hono, type MiddlewareHandler } from 'hono'
import { countOf } from './cart'
import { cartRoutes } from './cartRoutes'
import { checkoutRoutes } from './checkoutRoutes'
import { noSuchPage } from './noSuchPage'
import { productOf } from './products'
import { LIST_PAGES, renderList } from './renderList'
import { renderProduct } from './renderProduct'
import { renderQuote } from './renderQuote'
import { shopPage } from './shopPage'
import type { ShopStore } from './shopStore'
import type { Show } from './show'
import { visitorId } from './visitorId'

/** A page's caching: asked for anew, and yet kept for Back. */
const FRESH = { 'cache-control': 'no-cache' }

const WRONG_QUANTITY = 'A whole number from 1 to 9, please.'

/**
 * The site's shop: list, products, quotes, cart and checkout. Every form is answered with 303, what a visitor
 * has in the cart is known by cookie, and what was posted is in `/qa/log`.
 * @param controls hold and spoil what a dialog fetches.
 */
export function shopRoutes(store: ShopStore, controls: MiddlewareHandler): Hono {
  const routes = new Hono()
  const show: Show = (context, title, main) => {
    const { lines } = store.visitor(visitorId(context))
    return context.html(shopPage(title, main, countOf(lines)), 200, FRESH)
  }
  routes.get('/', (context) => {
    const asked = Math.trunc(Number(context.req.query('page') ?? 1))
    if (!(asked >= 1 && asked <= LIST_PAGES)) return noSuchPage(context)
    return show(
      context,
      asked === 1 ? 'Summer houses' : `Summer houses, page ${asked}`,
      renderList(asked),
    )
  })
  routes.route('/', cartRoutes(store, show))
  routes.route('/', checkoutRoutes(store, show))
  routes.get('/:id', (context) => {
    const product = productOf(context.req.param('id'))
    const wrong = context.req.query('wrong') === undefined ? '' : WRONG_QUANTITY
    return product
      ? show(context, product.name, renderProduct(product, wrong))
      : noSuchPage(context)
  })
  routes.get('/:id/quote', controls, (context) => {
    const product = productOf(context.req.param('id'))
    if (!product) return noSuchPage(context)
    context.header('vary', 'x-requested-with')
    const isPart = context.req.header('x-requested-with') === 'XMLHttpRequest'
    if (isPart) return context.html(renderQuote(product, 'h2'), 200, FRESH)
    return show(context, `Quote for ${product.name}`, renderQuote(product, 'h1'))
  })
  return routes
}
