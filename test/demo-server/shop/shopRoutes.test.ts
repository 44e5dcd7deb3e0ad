/** @jest-environment node */
import { appWith } from '../testApp'

/** A browser without JavaScript. It keeps the cookie, and returns redirects instead of following them. */
function startVisit(app = appWith()) {
  let cookie = ''
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, { ...init, headers: { ...init.headers, cookie } })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return {
    page: async (path: string) => (await request(path)).text(),
    request,
    post: async (path: string, values: Record<string, string> | string) => {
      const answer = await request(path, { method: 'POST', body: new URLSearchParams(values) })
      return `${answer.status} ${answer.headers.get('location')}`
    },
  }
}

const cabin = {
  product: 'p-2',
  colour: 'lake',
  plate: 'Tom & <b>Jerry</b>',
  quantity: '2',
  op: 'add',
}
const address = {
  cart: '1',
  name: 'Ada Lovelace',
  street: 'Pier 1',
  zip: '12345',
  town: 'Lakeview',
}

/** A visit that has reached the payment step. */
async function visitBeforePayment() {
  const visit = startVisit()
  await visit.post('/shop/cart', cabin)
  await visit.post('/shop/checkout/1', address)
  await visit.post('/shop/checkout/2', { cart: '1', delivery: 'built' })
  return visit
}

describe('shop routes', () => {
  it('lists twelve products per page, with their positions', async () => {
    const visit = startVisit()
    const first = await visit.page('/shop')
    const second = await visit.page('/shop?page=2')
    expect(first.match(/data-vitrine="product"/g)).toHaveLength(12)
    expect(first).toContain('&quot;list&quot;:&quot;Summer houses&quot;,&quot;start&quot;:0')
    expect(second.match(/data-vitrine="product"/g)).toHaveLength(4)
    expect(second).toContain('&quot;start&quot;:12')
    expect(first).toContain('“Anna &amp; Otto”')
  })

  it.each([
    '/shop?page=3',
    '/shop?page=x',
    '/shop/p-99',
    '/shop/p-99/quote',
    '/shop/confirmation/1',
  ])('responds 404 at %s', async (path) => {
    expect((await startVisit().request(path)).status).toBe(404)
  })

  it('serves a quote as a page, and as a fragment for the script', async () => {
    const visit = startVisit()
    const part = await visit.request('/shop/p-2/quote', {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(await part.text()).not.toContain('<html')
    const page = await visit.page('/shop/p-2/quote')
    expect(page).toContain('Detailed Quote</h1>')
    expect(page).toContain('data-vitrine="add-to-cart"')
  })

  it('keeps a cart for each visitor, and merges equal lines', async () => {
    const visit = startVisit()
    expect(await visit.post('/shop/cart', cabin)).toBe('303 /shop/cart')
    await visit.post('/shop/cart', cabin)
    await visit.post('/shop/cart', { ...cabin, colour: 'pine' })
    const cart = await visit.page('/shop/cart')
    expect(cart).toContain('Cart: 6 items')
    expect(cart).toContain('“<bdi>Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</bdi>” on its plate')
    expect(cart.match(/name="remove"/g)).toHaveLength(2)
    expect(await startVisit().page('/shop/cart')).toContain('nothing in it yet')
  })

  it('goes straight to the checkout with Buy it now', async () => {
    expect(await startVisit().post('/shop/cart', { ...cabin, op: 'buy' })).toBe(
      '303 /shop/checkout/1',
    )
  })

  it.each([
    ['an invalid quantity', { quantity: '2e1' }, '303 /shop/p-2?wrong=quantity'],
    ['an unknown product', { product: '__proto__' }, '303 /shop'],
    ['an unknown colour', { colour: 'constructor' }, '303 /shop'],
  ])('adds nothing to the cart with %s', async (_, wrong, answer) => {
    const visit = startVisit()
    expect(await visit.post('/shop/cart', { ...cabin, ...wrong })).toBe(answer)
    expect(await visit.page('/shop/cart')).toContain('nothing in it yet')
  })

  it('changes quantities, removes rows, and marks an invalid quantity', async () => {
    const visit = startVisit()
    await visit.post('/shop/cart', cabin)
    await visit.post('/shop/cart', { ...cabin, colour: 'pine' })
    expect(await visit.post('/shop/cart/change', 'quantity=5&quantity=ten&op=checkout')).toBe(
      '303 /shop/cart?wrong=1',
    )
    const cart = await visit.page('/shop/cart?wrong=1')
    expect(cart).toContain('value="5"')
    expect(cart).toContain('aria-invalid="true" aria-describedby="wrong-1"')
    await visit.post('/shop/cart/change', 'quantity=5&quantity=2&remove=0')
    expect(await visit.page('/shop/cart')).toContain('Cart: 2 items')
    await visit.post('/shop/cart/change', 'quantity=0&op=change')
    expect(await visit.page('/shop/cart')).toContain('nothing in it yet')
  })

  it('requires the checkout steps in order', async () => {
    const visit = startVisit()
    const step = async (path: string) => (await visit.request(path)).headers.get('location')
    expect(await step('/shop/checkout/1')).toBe('/shop/cart')
    await visit.post('/shop/cart', cabin)
    expect(await step('/shop/checkout/3')).toBe('/shop/checkout/1')
    expect(await visit.post('/shop/checkout/1', address)).toBe('303 /shop/checkout/2')
    expect(await visit.page('/shop/checkout/2')).toContain('<li aria-current="step">Delivery</li>')
    expect(await visit.post('/shop/checkout/3', { cart: '1', payment: 'door' })).toBe(
      '303 /shop/checkout/2',
    )
  })

  it('shows an error beside each invalid field, and keeps the values', async () => {
    const visit = startVisit()
    await visit.post('/shop/cart', cabin)
    const wrong = { ...address, name: '<Ada>', zip: '1' }
    expect(await visit.post('/shop/checkout/1', wrong)).toBe('303 /shop/checkout/1')
    const page = await visit.page('/shop/checkout/1')
    expect(page).toContain('value="&lt;Ada&gt;"')
    expect(page).toContain('aria-describedby="zip-wrong"')
    expect(page).toContain('<a href="#name">Please give both of your names.</a>')
    expect(page).toContain('role="alert" tabindex="-1" autofocus')
    await visit.post('/shop/checkout/1', address)
    expect(await visit.page('/shop/checkout/1')).not.toContain('role="alert"')
  })

  it("translates the number of items in the cart and the step's title into German", async () => {
    const visit = startVisit()
    await visit.post('/shop/cart', cabin)
    const page = await visit.page('/shop/checkout/1?lang=de')
    expect(page).toContain('Warenkorb: 2 Artikel')
    expect(page).toContain('<title>Kasse: Adresse – Lakeside</title>')
  })

  it('places an order once when it is sent twice, and shows it to its visitor only', async () => {
    const visit = await visitBeforePayment()
    const done = await visit.post('/shop/checkout/3', { cart: '1', payment: 'door' })
    expect(done).toMatch(/^303 \/shop\/confirmation\/\d+$/)
    expect(await visit.post('/shop/checkout/3', { cart: '1', payment: 'door' })).toBe(done)
    const confirmation = done.slice('303 '.length)
    const page = await visit.page(confirmation)
    expect(page).toContain('$26,690')
    expect(page).toContain('&quot;value&quot;:25800,&quot;shipping&quot;:890')
    expect(await visit.page('/shop/cart')).toContain('nothing in it yet')
    expect((await startVisit().request(confirmation)).status).toBe(404)
  })

  it('logs each post for QA as it was sent, and clears everything on reset', async () => {
    const app = appWith()
    const visit = startVisit(app)
    await visit.post('/shop/cart', cabin)
    const log = await (await app.request('/qa/log')).json()
    expect(log.at(-1)).toMatchObject({
      method: 'POST',
      path: '/shop/cart',
      body: 'product=p-2&colour=lake&plate=Tom+%26+%3Cb%3EJerry%3C%2Fb%3E&quantity=2&op=add',
    })
    await app.request('/qa/reset', { method: 'POST' })
    expect(await visit.page('/shop/cart')).toContain('nothing in it yet')
  })
})
