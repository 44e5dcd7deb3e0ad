import { screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { settle } from '../../../support/modalPage'
import { arriveAtShop, SLOW_MS } from '../../../support/shopPage'
import { pass } from '../../../support/time'

const PRODUCTS =
  '[{"id":"p-12","name":"Lake cabin","price":129,"quantity":2},{"id":"p-7","price":50}]'

function aStep(config: string, inside = '') {
  return `<form data-vitrine="checkout" data-vitrine-config='{${config},"products":${PRODUCTS}}'
    action="/checkout/2" method="post">${inside}
    <button name="op" value="next">Continue</button>
    <button name="op" value="back" formnovalidate>Back</button></form>`
}

const press = (name: string) => screen.getByRole('button', { name })

describe('a step of the checkout', () => {
  it('is reported when its form is submitted, which then submits once', async () => {
    const { visitor, dataLayer, left } = await arriveAtShop(aStep('"step":1'), 'is slow')
    expect(dataLayer.log()).toEqual([])
    await visitor.dblClick(press('Continue'))
    expect(dataLayer.last('begin_checkout')).toEqual({
      currency: 'USD',
      value: 308,
      checkout_step: 1,
      items: [
        { item_id: 'p-12', item_name: 'Lake cabin', price: 129, quantity: 2 },
        { item_id: 'p-7', price: 50, quantity: 1 },
      ],
    })
    await pass(SLOW_MS)
    await pass(1)
    expect(left).toEqual(['> /checkout/2 op=next'])
    expect(dataLayer.log()).toEqual(['begin_checkout p-12 p-7'])
    expect(dataLayer.issues()).toEqual([])
  })

  it('has its label and the chosen option', async () => {
    const ways = `<label><input type="radio" name="delivery" value="kerb">Kerb</label>
      <label><input type="radio" name="delivery" value="garden">Garden</label>`
    const step = aStep('"step":"2","label":"Delivery","option_field":"delivery"', ways)
    const { visitor, dataLayer } = await arriveAtShop(step)
    await visitor.click(screen.getByLabelText('Garden'))
    await visitor.click(press('Continue'))
    expect(dataLayer.last('add_shipping_info')).toMatchObject({
      checkout_step: 2,
      checkout_option: 'garden',
      shipping_tier: 'garden',
    })
    expect(dataLayer.issues()).toEqual([])
  })

  it('accepts a label that analytics does not know', async () => {
    const { visitor, dataLayer } = await arriveAtShop(aStep('"step":"Review","option_field":"way"'))
    await visitor.click(press('Continue'))
    expect(dataLayer.last('checkout_progress')).toMatchObject({ checkout_step: 'Review' })
    expect(dataLayer.last('checkout_progress')).not.toHaveProperty('checkout_option')
  })

  it('is not completed by a button that goes back', async () => {
    const { visitor, dataLayer, left } = await arriveAtShop(aStep('"step":1'), 'is silent')
    await visitor.click(press('Back'))
    expect(left).toEqual(['> /checkout/2 op=back'])
    expect(dataLayer.log()).toEqual([])
  })

  it.each([
    [
      `<form data-vitrine="checkout" data-vitrine-config='{"step":1}'></form>`,
      /products is missing, expected a list of products/,
    ],
    [aStep('"label":"Delivery"'), /step is missing, expected a number or a label/],
    [
      `<div data-vitrine="checkout" data-vitrine-config='{"step":1,"products":[]}'></div>`,
      /must stand on a form, or have complete/,
    ],
    [
      `<form data-vitrine="checkout" data-vitrine-config='{"step":1,"products":[{"id":"a","price":"12 €"}]}'></form>`,
      /products\.0\.price must be a number, got "12 €"/,
    ],
    [
      `<p data-vitrine="checkout" data-vitrine-config='{"complete":{"value":1},"products":[]}'></p>`,
      /complete\.transaction_id is missing/,
    ],
  ])('reports an invalid configuration: %s', async (html, issue) => {
    const { dataLayer } = await arriveAtShop(html)
    expect(takeConsole()[0]).toMatch(issue)
    expect(dataLayer.log()).toEqual([])
  })
})

describe('the confirmation', () => {
  const thanks = (id: string) =>
    `<div data-vitrine="checkout" data-vitrine-config='{"complete":{"transaction_id":"${id}","tax":20,"shipping":9},
      "products":${PRODUCTS}}'>Thank you</div>`

  afterEach(() => localStorage.clear())

  it('reports the purchase', async () => {
    const { dataLayer } = await arriveAtShop(thanks('T-1'))
    expect(dataLayer.log()).toEqual(['purchase p-12 p-7'])
    expect(dataLayer.last('purchase')).toMatchObject({
      transaction_id: 'T-1',
      value: 308,
      currency: 'USD',
      tax: 20,
      shipping: 9,
    })
    expect(dataLayer.issues()).toEqual([])
  })

  it('reports a purchase once, on whatever page it is shown again', async () => {
    const first = await arriveAtShop(thanks('T-1') + thanks('T-1'))
    expect(first.dataLayer.log()).toHaveLength(1)
    const again = await arriveAtShop(thanks('T-1') + thanks('T-2'))
    expect(again.dataLayer.messages.flatMap(({ event }) => event ?? [])).toEqual(['purchase'])
    expect(again.dataLayer.last('purchase')).toMatchObject({ transaction_id: 'T-2' })
  })

  it('waits for consent to report and to remember it', async () => {
    const denied =
      '<script type="application/json" data-vitrine-settings>{"consent":{"analytics":false}}</script>'
    const first = await arriveAtShop(denied + thanks('T-1'))
    expect(first.dataLayer.log()).toEqual([])
    expect(localStorage).toHaveLength(0)
    const again = await arriveAtShop(thanks('T-1'))
    expect(again.dataLayer.log()).toHaveLength(1)
  })

  it('does not remember it without consent to storage', async () => {
    const withoutStorage =
      '<script type="application/json" data-vitrine-settings>{"consent":{"storage":false}}</script>'
    const { dataLayer } = await arriveAtShop(withoutStorage + thanks('T-1'))
    expect(dataLayer.log()).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it.each(['{', '7', '{"a":1}', '[null,7]', '["__proto__"]'])(
    'reports it when storage holds %s',
    async (stored) => {
      localStorage.setItem('vitrine-purchases', stored)
      const { dataLayer } = await arriveAtShop(thanks('T-1'))
      expect(dataLayer.log()).toHaveLength(1)
      const again = await arriveAtShop(thanks('T-1'))
      expect(again.dataLayer.log()).toEqual([])
    },
  )

  it('reports it when storage is blocked', async () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const { dataLayer, api } = await arriveAtShop(thanks('T-1'))
    expect(dataLayer.log()).toHaveLength(1)
    api.detach()
    api.attach()
    await settle()
    expect(dataLayer.log()).toHaveLength(1)
    blocked.mockRestore()
  })

  it('remembers the last fifty purchases', async () => {
    const many = Array.from({ length: 51 }, (_, i) => thanks(`T-${i}`)).join('')
    const { dataLayer } = await arriveAtShop(many)
    expect(dataLayer.log()).toHaveLength(51)
    const stored: unknown = JSON.parse(localStorage.getItem('vitrine-purchases') ?? '')
    expect(stored).toHaveLength(50)
    expect(stored).toContain('T-50')
    expect(stored).not.toContain('T-0')
  })
})
