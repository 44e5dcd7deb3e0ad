import { takeConsole } from '../../../support/console'
import { settle } from '../../../support/modalPage'
import { change } from '../../../support/page'
import { aListing, aProduct, arriveAtShop, theProducts } from '../../../support/shopPage'
import { pass } from '../../../support/time'
import { scrollTo, watched } from '../../../support/viewport'

const TEN = 'p-1 p-2 p-3 p-4 p-5 p-6 p-7 p-8 p-9 p-10'

describe('products of a list', () => {
  it('are reported when they are seen, in batches of 10, in Google’s shape', async () => {
    const { dataLayer } = await arriveAtShop(aListing(12))
    expect(dataLayer.log()).toEqual([])
    for (const one of theProducts()) scrollTo(one)
    expect(dataLayer.log()).toEqual([`view_item_list ${TEN}`])
    await pass(2999)
    expect(dataLayer.log()).toHaveLength(1)
    await pass(1)
    expect(dataLayer.log().slice(1)).toEqual(['view_item_list p-11 p-12'])
    expect(dataLayer.issues()).toEqual([])
  })

  it('clear the previous products before each batch', async () => {
    const { dataLayer } = await arriveAtShop(aListing(12))
    for (const one of theProducts()) scrollTo(one)
    await pass(3000)
    const pushed = dataLayer.messages.map(({ event, ecommerce }) => event ?? ecommerce)
    expect(pushed).toEqual([null, 'view_item_list', null, 'view_item_list'])
  })

  it('have positions from 1, after those of the pages before', async () => {
    const { dataLayer } = await arriveAtShop(aListing(3, '{"list":"Summer houses","start":24}'))
    const [, second] = theProducts()
    if (second) scrollTo(second)
    await pass(3000)
    expect(dataLayer.last('view_item_list')).toEqual({
      item_list_name: 'Summer houses',
      currency: 'USD',
      items: [
        {
          item_id: 'p-2',
          item_name: 'House 2',
          item_list_name: 'Summer houses',
          index: 26,
          price: 102,
        },
      ],
    })
  })

  it('prefer their own list and position', async () => {
    const product = `{"id":"a","list":"Deals","position":7}`
    const { dataLayer } =
      await arriveAtShop(`<ul data-vitrine="product-list" data-vitrine-list="All">
      <li data-vitrine="product" data-vitrine-config='${product}'>A</li>
      <li data-vitrine="product" data-vitrine-id="b" data-vitrine-pos="4" data-vitrine-price="89.5">B</li></ul>`)
    for (const one of theProducts()) scrollTo(one)
    await pass(3000)
    const items = dataLayer.messages.flatMap(({ ecommerce }) => ecommerce?.items ?? [])
    expect(items).toEqual([
      { item_id: 'a', item_list_name: 'Deals', index: 7 },
      { item_id: 'b', item_list_name: 'All', index: 4, price: 89.5 },
    ])
  })

  it('count as seen when half of them is in view or they fill half of the viewport', async () => {
    const { dataLayer } = await arriveAtShop(aListing(2))
    const [small, huge] = theProducts()
    if (!small || !huge) throw new Error('No products.')
    scrollTo(small, 0.45, 200)
    scrollTo(huge, 0.1, 3000)
    await pass(3000)
    expect(dataLayer.log()).toEqual([])
    scrollTo(small, 0.5, 200)
    scrollTo(huge, 0.15, 3000)
    await pass(3000)
    expect(dataLayer.log()).toEqual(['view_item_list p-1 p-2'])
  })

  it('are reported once, even when they are mounted again', async () => {
    const { dataLayer, api } = await arriveAtShop(aListing(1))
    const viewAll = async () => {
      for (const one of theProducts()) scrollTo(one)
      await pass(3000)
    }
    await viewAll()
    await change(() => api.detach())
    await change(() => api.attach())
    await settle()
    await viewAll()
    expect(dataLayer.log()).toEqual(['view_item_list p-1'])
  })

  it('are reported at once when the page is left or hidden', async () => {
    const { dataLayer } = await arriveAtShop(aListing(2))
    const [first, second] = theProducts()
    if (first) scrollTo(first)
    window.dispatchEvent(new Event('pagehide'))
    expect(dataLayer.log()).toEqual(['view_item_list p-1'])
    if (second) scrollTo(second)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(dataLayer.log()).toEqual(['view_item_list p-1', 'view_item_list p-2'])
  })

  it('that arrive later continue the positions', async () => {
    const { dataLayer } = await arriveAtShop(aListing(1))
    const list = document.querySelector('ul')
    await change(() => list?.insertAdjacentHTML('beforeend', aProduct(2)))
    await settle()
    const [, later] = theProducts()
    if (later) scrollTo(later)
    await pass(3000)
    expect(dataLayer.last('view_item_list')?.items).toEqual([
      expect.objectContaining({ item_id: 'p-2', index: 2 }),
    ])
  })

  it('are no longer tracked when they leave', async () => {
    const { dataLayer, api } = await arriveAtShop(aListing(2))
    const [first] = theProducts()
    if (first) scrollTo(first)
    await change(() => api.detach())
    expect(watched()).toEqual([])
    expect(dataLayer.log()).toEqual(['view_item_list p-1'])
    await pass(2000)
    window.dispatchEvent(new Event('pagehide'))
    expect(dataLayer.log()).toHaveLength(1)
  })

  it('report a product without an id', async () => {
    const { dataLayer } = await arriveAtShop(
      `<b id="x" data-vitrine="product" data-vitrine-config='{"name":"Cabin","price":129}'>A</b>`,
    )
    expect(takeConsole()).toEqual([
      "error: Vitrine: product#x was not mounted.\n  id is missing, expected the product's id",
    ])
    expect(watched()).toEqual([])
    expect(dataLayer.log()).toEqual([])
  })

  it.each([
    ['{"id":"p-1","price":"$129"}', 'data-vitrine-config: price must be a number, got "$129"'],
    [
      '{"id":"p-1","price":{"amount":129}}',
      'data-vitrine-config: price must be a number, got {"amount": 129}',
    ],
    [
      '{"id":"p-1","position":0}',
      'data-vitrine-config: position must be a whole number of at least 1, got 0',
    ],
  ])('report the invalid configuration %s', async (config, issue) => {
    await arriveAtShop(`<b id="x" data-vitrine="product" data-vitrine-config='${config}'>A</b>`)
    expect(takeConsole()).toEqual([`warn: Vitrine: product#x: ${issue}. Its default is used.`])
    expect(watched()).toHaveLength(1)
  })
})

describe("a product's own page", () => {
  const detail = `<article data-vitrine="product" data-vitrine-id="p-12" data-vitrine-name="Lake cabin"
    data-vitrine-price="129" data-vitrine-detail>Lake cabin</article>`

  it('is reported once when it is opened', async () => {
    const { dataLayer, api } = await arriveAtShop(detail)
    expect(dataLayer.last('view_item')).toEqual({
      currency: 'USD',
      value: 129,
      items: [{ item_id: 'p-12', item_name: 'Lake cabin', price: 129 }],
    })
    await change(() => api.detach())
    await change(() => api.attach())
    await settle()
    expect(dataLayer.log()).toEqual(['view_item p-12'])
  })

  it('is reported in the page’s currency', async () => {
    const settings =
      '<script type="application/json" data-vitrine-settings>{"currency":"EUR"}</script>'
    const { dataLayer } = await arriveAtShop(settings + detail)
    expect(dataLayer.last('view_item')).toMatchObject({ currency: 'EUR' })
  })
})
