import { Hono, type MiddlewareHandler } from 'hono'
import { countOf } from './cart'
import { cartRoutes } from './cartRoutes'
import { checkoutRoutes } from './checkoutRoutes'
import { notFound } from './notFound'
import { productOf } from './products'
import { LIST_PAGES, renderList } from './renderList'
import { renderProduct } from './renderProduct'
import { renderQuote } from './renderQuote'
import { shopPage } from './shopPage'
import type { ShopStore } from './shopStore'
import type { ShowPage } from './showPage'
import { visitorId } from './visitorId'

/** Revalidates on navigation, but allows the back/forward cache. */
const NO_CACHE = { 'cache-control': 'no-cache' }

const QUANTITY_ERROR = 'A whole number from 1 to 9, please.'

/**
 * The site's shop: list, products, quotes, cart and checkout. Every form is answered with a redirect (303). A cookie
 * identifies the visitor's cart, and `/qa/log` shows what was posted.
 * @param controls delay and break the fragments that dialogs fetch
 */
export function shopRoutes(store: ShopStore, controls: MiddlewareHandler): Hono {
  const routes = new Hono()
  const showPage: ShowPage = (context, title, main) => {
    const { lines } = store.visitor(visitorId(context))
    return context.html(shopPage(title, main, countOf(lines)), 200, NO_CACHE)
  }
  routes.get('/', (context) => {
    const pageNumber = Math.trunc(Number(context.req.query('page') ?? 1))
    if (!(pageNumber >= 1 && pageNumber <= LIST_PAGES)) return notFound(context)
    return showPage(
      context,
      pageNumber === 1 ? 'Summer houses' : `Summer houses, page ${pageNumber}`,
      renderList(pageNumber),
    )
  })
  routes.route('/', cartRoutes(store, showPage))
  routes.route('/', checkoutRoutes(store, showPage))
  routes.get('/:id', (context) => {
    const product = productOf(context.req.param('id'))
    const error = context.req.query('wrong') === undefined ? '' : QUANTITY_ERROR
    return product
      ? showPage(context, product.name, renderProduct(product, error))
      : notFound(context)
  })
  routes.get('/:id/quote', controls, (context) => {
    const product = productOf(context.req.param('id'))
    if (!product) return notFound(context)
    context.header('vary', 'x-requested-with')
    const isPart = context.req.header('x-requested-with') === 'XMLHttpRequest'
    if (isPart) return context.html(renderQuote(product, 'h2'), 200, NO_CACHE)
    return showPage(context, `Quote for ${product.name}`, renderQuote(product, 'h1'))
  })
  return routes
}
