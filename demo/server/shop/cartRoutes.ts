import { Hono } from 'hono'
import { addLine, changeLines, readQuantity } from './cart'
import { postedValues } from './postedValues'
import { isColour } from './product'
import { productOf } from './products'
import { renderCart } from './renderCart'
import type { ShopStore } from './shopStore'
import type { ShowPage } from './showPage'
import { ensureVisitorId, visitorId } from './visitorId'

/** The maximum length of a name plate. */
const MAX_PLATE_LENGTH = 40

/** The routes that show and change the cart. */
export function cartRoutes(store: ShopStore, showPage: ShowPage): Hono {
  const routes = new Hono()
  routes.get('/cart', (context) => {
    const { lines } = store.visitor(visitorId(context))
    const wrong = (context.req.queries('wrong') ?? []).map(Number)
    return showPage(context, 'Your cart', renderCart(lines, new Set(wrong)))
  })
  routes.post('/cart', async (context) => {
    const values = await postedValues(context)
    const product = productOf(values.get('product') ?? '')
    const colour = values.get('colour') ?? ''
    if (!product || !isColour(colour)) return context.redirect('/shop', 303)
    const quantity = readQuantity(values.get('quantity') ?? '', 1)
    if (quantity === null) return context.redirect(`/shop/${product.id}?wrong=quantity`, 303)
    const plate = (values.get('plate') ?? '').trim().slice(0, MAX_PLATE_LENGTH)
    const id = ensureVisitorId(context)
    const { lines } = store.visitor(id)
    const added = addLine(lines, { product: product.id, colour, plate, quantity })
    store.change(id, { lines: added })
    const buysNow = values.get('op') === 'buy'
    return context.redirect(buysNow ? '/shop/checkout/1' : '/shop/cart', 303)
  })
  routes.post('/cart/change', async (context) => {
    const values = await postedValues(context)
    const id = ensureVisitorId(context)
    const { lines } = store.visitor(id)
    const removed = values.get('remove')
    const entered = values.getAll('quantity')
    const quantities = lines.map((_, index) =>
      removed === String(index) ? 0 : readQuantity(entered[index] ?? '', 0),
    )
    const wrong = lines.flatMap((_, index) =>
      quantities[index] === null ? [`wrong=${index}`] : [],
    )
    store.change(id, { lines: changeLines(lines, quantities) })
    if (removed === null && wrong.length > 0) {
      return context.redirect(`/shop/cart?${wrong.join('&')}`, 303)
    }
    const checksOut = values.get('op') === 'checkout'
    return context.redirect(checksOut ? '/shop/checkout/1' : '/shop/cart', 303)
  })
  return routes
}
