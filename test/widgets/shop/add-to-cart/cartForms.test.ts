import { screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { change } from '../../../support/page'
import { arriveAtShop, SLOW_MS, type TagManager } from '../../../support/shopPage'
import { pass } from '../../../support/time'

const cabin = '{"id":"p-12","name":"Lake cabin","price":129}'

interface Cart {
  readonly config?: string
  /** More attributes of the form. */
  readonly attributes?: string
  readonly inside?: string
}

function aCart({ config = `{"product":${cabin}}`, attributes = '', inside = '' }: Cart = {}) {
  return `<form id="cart" data-vitrine="add-to-cart" data-vitrine-config='${config}' action="/cart" method="post"
    aria-label="Buy" ${attributes}>
    <label>Quantity <input name="quantity" type="number" min="1" value="1" required></label>
    <button name="op" value="add">Add to cart</button>
    <label>Words <input name="plate"></label>
    <button name="op" value="buy" formaction="/buy">Buy it now</button>
    ${inside}
  </form>`
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Buy' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const quantity = () => screen.getByLabelText('Quantity')

describe('an add-to-cart form', () => {
  it.each<[TagManager, number]>([
    ['answers', 0],
    ['is absent', 0],
    ['throws', 0],
    ['is slow', SLOW_MS],
    ['is silent', 2000],
  ])('submits once, with its button, when the tag manager %s, after %d ms', async (manager, ms) => {
    const { visitor, left, dataLayer } = await arriveAtShop(aCart(), manager)
    await visitor.click(button('Add to cart'))
    if (ms > 0) {
      await pass(ms - 1)
      expect(left).toEqual([])
    }
    await pass(2)
    expect(left).toEqual(['> /cart quantity=1&op=add&plate='])
    await pass(5000)
    expect(left).toHaveLength(1)
    expect(dataLayer.log()).toEqual(manager === 'throws' ? [] : ['add_to_cart p-12'])
    if (manager === 'throws') expect(takeConsole()).not.toEqual([])
  })

  it('reports the quantity and the total value', async () => {
    const { visitor, dataLayer } = await arriveAtShop(aCart())
    await visitor.clear(quantity())
    await visitor.type(quantity(), '3')
    await visitor.click(button('Add to cart'))
    expect(dataLayer.last('add_to_cart')).toEqual({
      currency: 'USD',
      value: 387,
      items: [{ item_id: 'p-12', item_name: 'Lake cabin', price: 129, quantity: 3 }],
    })
    expect(dataLayer.issues()).toEqual([])
  })

  it('submits to its button’s action', async () => {
    const { visitor, left } = await arriveAtShop(aCart())
    await visitor.click(button('Buy it now'))
    await pass(1)
    expect(left).toEqual(['> /buy quantity=1&plate=&op=buy'])
  })

  it('submits its data as it was when the button was pressed', async () => {
    const { visitor, left } = await arriveAtShop(aCart(), 'is slow')
    // As scripts do that keep a button from being pressed twice.
    form().addEventListener('submit', () =>
      setTimeout(() => {
        button('Add to cart').disabled = true
        button('Add to cart').value = 'sent'
      }),
    )
    await visitor.click(button('Add to cart'))
    await visitor.type(screen.getByLabelText('Words'), 'Late')
    await visitor.clear(quantity())
    await pass(SLOW_MS + 1)
    expect(left).toEqual(['> /cart quantity=1&op=add&plate='])
    expect(form()).not.toHaveAttribute('novalidate')
  })

  it('reports and submits once, however often it is pressed', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(aCart(), 'is slow')
    await visitor.dblClick(button('Add to cart'))
    await visitor.click(button('Buy it now'))
    await pass(SLOW_MS + 1)
    await visitor.click(button('Add to cart'))
    await pass(SLOW_MS + 1)
    expect(left).toEqual(['> /cart quantity=1&op=add&plate='])
    expect(dataLayer.log()).toEqual(['add_to_cart p-12'])
    await pass(3000)
    await visitor.click(button('Add to cart'))
    await pass(SLOW_MS + 1)
    expect(left).toHaveLength(2)
  })

  it('can be submitted again after Back', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(aCart())
    await visitor.click(button('Add to cart'))
    await pass(1)
    const event = Object.assign(new Event('pageshow'), { persisted: true })
    await change(() => window.dispatchEvent(event))
    await pass(100)
    expect(left).toHaveLength(1)
    await visitor.click(button('Add to cart'))
    await pass(1)
    expect(left).toHaveLength(2)
    expect(dataLayer.log()).toHaveLength(2)
  })

  it('does not submit when a page is restored from the back/forward cache', async () => {
    const { visitor, left } = await arriveAtShop(aCart(), 'is silent')
    await visitor.click(button('Add to cart'))
    window.dispatchEvent(new Event('pagehide'))
    const event = Object.assign(new Event('pageshow'), { persisted: true })
    await change(() => window.dispatchEvent(event))
    await pass(5000)
    expect(left).toEqual([])
    await visitor.click(button('Add to cart'))
    await pass(2001)
    expect(left).toHaveLength(1)
  })

  it('reports nothing and does not submit when it is invalid', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(aCart())
    await visitor.clear(quantity())
    await visitor.click(button('Add to cart'))
    await pass(2000)
    expect(left).toEqual([])
    expect(dataLayer.log()).toEqual([])
  })

  it('leaves a submission that the page’s script prevents', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(aCart())
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    await visitor.click(button('Add to cart'))
    await pass(2000)
    expect(left).toEqual([])
    expect(dataLayer.log()).toEqual([])
  })

  it('fires one submit event for the page’s scripts', async () => {
    const { visitor, left } = await arriveAtShop(aCart(), 'is slow')
    const heard: string[] = []
    form().addEventListener('submit', ({ type }) => heard.push(type))
    document.addEventListener('submit', ({ type }) => heard.push(type), { once: true })
    form().addEventListener('formdata', () => heard.push('formdata'))
    await visitor.click(button('Add to cart'))
    await pass(SLOW_MS + 1)
    expect(left).toHaveLength(1)
    expect(heard).toEqual(['submit', 'submit'])
  })

  it('does not delay a submission to another window', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(
      aCart({ inside: '<button name="op" value="new" formtarget="_blank">In a new tab</button>' }),
      'is silent',
    )
    await visitor.click(button('In a new tab'))
    expect(left).toEqual(['> /cart quantity=1&plate=&op=new'])
    expect(dataLayer.log()).toEqual(['add_to_cart p-12'])
  })

  it('ignores a form with method dialog', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(
      aCart({ inside: '<button formmethod="dialog" formnovalidate>Cancel</button>' }),
      'is silent',
    )
    await visitor.click(button('Cancel'))
    expect(left).toHaveLength(1)
    expect(dataLayer.log()).toEqual([])
  })

  it('submits after it has left the page', async () => {
    const { visitor, left } = await arriveAtShop(aCart(), 'is slow')
    await visitor.click(button('Add to cart'))
    const addedForm = form()
    await change(() => addedForm.remove())
    await pass(SLOW_MS + 1)
    expect(left).toEqual(['> /cart quantity=1&op=add&plate='])
    addedForm.remove()
  })

  it('works with fields named like form members', async () => {
    const inside = [
      'action',
      'method',
      'target',
      'submit',
      'requestSubmit',
      'getAttribute',
      'hidden',
    ]
    const fields = inside.map((name) => `<input type="hidden" name="${name}" value="x">`).join('')
    const { visitor, left } = await arriveAtShop(aCart({ inside: fields }), 'is slow')
    await visitor.click(button('Add to cart'))
    await pass(SLOW_MS + 1)
    expect(left).toEqual([
      `> /cart quantity=1&op=add&plate=&${inside.map((name) => `${name}=x`).join('&')}`,
    ])
  })

  it('reports the product around it with its position', async () => {
    const { visitor, dataLayer } = await arriveAtShop(
      `<ul data-vitrine="product-list" data-vitrine-list="Deals" data-vitrine-start="20">
        <li data-vitrine="product" data-vitrine-id="p-1" data-vitrine-price="50">${aCart({ config: '{}' })}</li></ul>`,
    )
    await visitor.click(button('Add to cart'))
    expect(dataLayer.last('add_to_cart')?.items).toEqual([
      { item_id: 'p-1', item_list_name: 'Deals', index: 21, price: 50, quantity: 1 },
    ])
  })

  it.each([
    [
      'a form without a product',
      aCart({ config: '{}' }),
      /product is missing, expected \{"id": "p-12"/,
    ],
    ['no form', '<div data-vitrine="add-to-cart"></div>', /must stand on a form/],
    [
      'a price with its currency',
      aCart({ config: '{"product":{"id":"p-1","price":"$129"}}' }),
      /product.price must be a number, got "\$129"/,
    ],
    ['a product without an id', aCart({ config: '{"product":{}}' }), /product.id is missing/],
  ])('reports an issue and leaves %s as it is', async (_, html, issue) => {
    await arriveAtShop(html)
    expect(takeConsole()[0]).toMatch(issue)
  })

  it('restores the form when it is detached', async () => {
    const { api, visitor, left, dataLayer } = await arriveAtShop(aCart(), 'is silent')
    await change(() => api.detach())
    await visitor.click(button('Add to cart'))
    expect(left).toHaveLength(1)
    expect(dataLayer.log()).toEqual([])
  })
})
