import { Hono } from 'hono'
import { STEPS } from './checkoutSteps'
import { notFound } from './notFound'
import { postedValues } from './postedValues'
import { renderConfirmation } from './renderConfirmation'
import { renderStep } from './renderStep'
import type { ShopStore } from './shopStore'
import type { ShowPage } from './showPage'
import { firstOpenStep, shippingOf } from './validateCheckout'
import { ensureVisitorId, visitorId } from './visitorId'

/** The maximum length of a field's value. */
const MAX_VALUE_LENGTH = 80

/** The routes of the checkout steps, in their order, and of the confirmation. */
export function checkoutRoutes(store: ShopStore, showPage: ShowPage): Hono {
  const routes = new Hono()
  routes.get('/checkout/:step{[1-3]}', (context) => {
    const step = Number(context.req.param('step'))
    const visitor = store.visitor(visitorId(context))
    const open = firstOpenStep(visitor)
    if (visitor.lines.length === 0) return context.redirect('/shop/cart', 303)
    if (step > open) return context.redirect(`/shop/checkout/${open}`, 303)
    const { label = '' } = STEPS[step - 1] ?? {}
    return showPage(context, `Checkout: ${label}`, renderStep(step, visitor))
  })
  routes.post('/checkout/:step{[1-3]}', async (context) => {
    const step = Number(context.req.param('step'))
    const values = await postedValues(context)
    const id = ensureVisitorId(context)
    const cart = Number(values.get('cart'))
    const placed = store.orders(id).find((order) => order.cart === cart)
    // A form that is sent twice leads to the order that it has placed.
    if (placed) return context.redirect(`/shop/confirmation/${placed.number}`, 303)
    const before = store.visitor(id)
    const entered = new Map(before.entered).set(step, readEntered(step, values))
    store.change(id, { entered })
    const open = firstOpenStep({ ...before, entered })
    if (before.lines.length === 0) return context.redirect('/shop/cart', 303)
    if (step < STEPS.length || open <= STEPS.length) {
      return context.redirect(`/shop/checkout/${Math.min(step + 1, open)}`, 303)
    }
    const { lines } = before
    const order = { visitor: id, cart: before.cart, lines, shipping: shippingOf(entered), entered }
    const { number } = store.order(order)
    store.change(id, { cart: before.cart + 1, lines: [], entered: new Map() })
    return context.redirect(`/shop/confirmation/${number}`, 303)
  })
  routes.get('/confirmation/:number{\\d{1,8}}', (context) => {
    const number = Number(context.req.param('number'))
    const order = store.orders(visitorId(context)).find((one) => one.number === number)
    return order ? showPage(context, 'Thank you', renderConfirmation(order)) : notFound(context)
  })
  return routes
}

function readEntered(step: number, values: URLSearchParams): Readonly<Record<string, string>> {
  const names = STEPS[step - 1]?.fields.map(({ name }) => name) ?? []
  return Object.fromEntries(
    names.map((name) => [name, (values.get(name) ?? '').slice(0, MAX_VALUE_LENGTH)]),
  )
}
