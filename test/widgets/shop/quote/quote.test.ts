import { screen, within } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { setGlobal } from '../../../support/leadPage'
import { openDialog, settle } from '../../../support/modalPage'
import { aProduct, arriveAtShop, SLOW_MS } from '../../../support/shopPage'
import { pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

const link = (more = '') =>
  `<a data-vitrine="quote" href="/shop/p-12/quote" ${more}>Detailed Quote</a>`

const form = (config: string) => `<h2>Lake cabin</h2>
  <form data-vitrine="add-to-cart" data-vitrine-config='${config}' action="/cart" method="post">
    <button name="op" value="quote">Add to cart</button></form>`

const theLink = () => screen.getByRole('button', { name: 'Detailed Quote' })

async function open(html: string, manager?: Parameters<typeof arriveAtShop>[1]) {
  const wire = openWire()
  const shop = await arriveAtShop(html, manager)
  await shop.visitor.click(theLink())
  await settle()
  const answer = async (part: string) => {
    await wire.answerPage(part)
    await settle()
  }
  return { ...shop, wire, answer }
}

describe('the detailed quote', () => {
  it('opens in a dialog with that title, fetched from its link', async () => {
    const { wire, left, dataLayer, answer } = await open(link())
    expect(wire.last()).toMatchObject({ url: 'http://localhost/shop/p-12/quote', method: 'GET' })
    await answer('<p>1 × frame</p>')
    expect(openDialog()).toBe('Detailed Quote')
    expect(within(screen.getByRole('dialog')).getByText('1 × frame')).toBeVisible()
    expect(left).toEqual([])
    expect(dataLayer.log()).toEqual([])
  })

  it('has the configured title', async () => {
    setGlobal('vitrineSettings', { messages: { 'quote.title': 'Your quote' } })
    await open(link())
    expect(openDialog()).toBe('Your quote')
  })

  it('prefers the title of its link', async () => {
    await open(link('data-vitrine-title="Quote for a cabin"'))
    expect(openDialog()).toBe('Quote for a cabin')
  })

  it('reports its product before its form adds it to the cart', async () => {
    const { visitor, left, dataLayer, answer } = await open(link(), 'is slow')
    await answer(form('{"product":{"id":"p-12","name":"Lake cabin","price":129}}'))
    await visitor.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(dataLayer.log()).toEqual(['add_to_cart p-12'])
    expect(left).toEqual([])
    await pass(SLOW_MS)
    await pass(1)
    expect(left).toEqual(['> /cart op=quote'])
  })

  it('submits after the dialog was closed', async () => {
    const { visitor, left, answer } = await open(link(), 'is slow')
    await answer(form('{"product":{"id":"p-12"}}'))
    await visitor.click(screen.getByRole('button', { name: 'Add to cart' }))
    await visitor.keyboard('{Escape}')
    await settle()
    expect(openDialog()).toBeNull()
    await pass(SLOW_MS)
    expect(left).toEqual(['> /cart op=quote'])
    for (const one of document.querySelectorAll('body > form')) one.remove()
  })

  it('uses the product of its link when its form names none', async () => {
    const { visitor, dataLayer, answer } = await open(
      link(`data-vitrine-product='{"id":"p-12","price":129}'`),
    )
    await answer(form('{}'))
    await visitor.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(dataLayer.last('add_to_cart')?.items).toEqual([
      { item_id: 'p-12', price: 129, quantity: 1 },
    ])
  })

  it('uses the product around its link, without reporting a click', async () => {
    const { visitor, dataLayer, answer } = await open(`<ul>${aProduct(3, link())}</ul>`)
    await answer(form('{}'))
    await visitor.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(dataLayer.log()).toEqual(['add_to_cart p-3'])
  })

  it('opens in another tab by a modified click, and without JavaScript', async () => {
    const { visitor, left, api } = await arriveAtShop(link())
    await visitor.keyboard('{Control>}')
    await visitor.click(theLink())
    expect(left).toEqual(['-> /shop/p-12/quote'])
    expect(openDialog()).toBeNull()
    await visitor.keyboard('{/Control}')
    api.detach()
    await visitor.click(screen.getByRole('link', { name: 'Detailed Quote' }))
    expect(left).toHaveLength(2)
  })

  it.each([
    ['<p data-vitrine="quote">Quote</p>', /must stand on a link or button, or around one/],
    ['<button data-vitrine="quote">Quote</button>', /url is missing, expected the address/],
    ['<a data-vitrine="quote" href="#">Quote</a>', /url is missing, expected the address/],
  ])('reports an invalid configuration: %s', async (html, issue) => {
    await arriveAtShop(html)
    expect(takeConsole()).toEqual([expect.stringMatching(issue)])
  })
})
