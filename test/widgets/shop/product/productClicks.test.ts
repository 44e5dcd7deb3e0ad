import { fireEvent, screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { change } from '../../../support/page'
import {
  aListing,
  aProduct,
  arriveAtShop,
  SLOW_MS,
  type TagManager,
} from '../../../support/shopPage'
import { pass } from '../../../support/time'

const house = (id: number) => screen.getByRole('link', { name: `House ${id}` })
const selected = (log: readonly string[]) => log.filter((line) => line.startsWith('select_item'))

async function arriveAtListing(manager?: TagManager, html = aListing(3)) {
  return arriveAtShop(html, manager)
}

describe('a click on a product', () => {
  it.each<[TagManager, number]>([
    ['answers', 0],
    ['is absent', 0],
    ['throws', 0],
    ['is slow', SLOW_MS],
    ['is silent', 2000],
  ])('navigates once when the tag manager %s, after %d ms', async (manager, ms) => {
    const { visitor, left, dataLayer } = await arriveAtListing(manager)
    await visitor.click(house(2))
    if (ms > 0) {
      await pass(ms - 1)
      expect(left).toEqual([])
      await pass(1)
    }
    expect(left).toEqual(['-> /shop/p-2'])
    await pass(5000)
    expect(left).toHaveLength(1)
    expect(selected(dataLayer.log())).toEqual(manager === 'throws' ? [] : ['select_item p-2'])
    if (manager === 'throws') expect(takeConsole()).not.toEqual([])
  })

  it('is reported with list and position, after the impression', async () => {
    const { visitor, dataLayer } = await arriveAtListing()
    await visitor.click(house(2))
    expect(dataLayer.log()).toEqual(['view_item_list p-2', 'select_item p-2'])
    const item = {
      item_id: 'p-2',
      item_name: 'House 2',
      item_list_name: 'Summer houses',
      index: 2,
      price: 102,
    }
    expect(dataLayer.last('select_item')).toEqual({
      item_list_name: 'Summer houses',
      items: [item],
    })
    expect(dataLayer.issues()).toEqual([])
  })

  it('can be the Enter key on its link', async () => {
    const { visitor, left, dataLayer } = await arriveAtListing('is slow')
    house(1).focus()
    await visitor.keyboard('{Enter}')
    await pass(SLOW_MS)
    expect(left).toEqual(['-> /shop/p-1'])
    expect(selected(dataLayer.log())).toHaveLength(1)
  })

  it('counts once while it waits, and again when the page is restored', async () => {
    const { visitor, left, dataLayer } = await arriveAtListing('is slow')
    await visitor.dblClick(house(1))
    await pass(SLOW_MS)
    await visitor.click(house(1))
    expect(left).toEqual(['-> /shop/p-1'])
    expect(selected(dataLayer.log())).toEqual(['select_item p-1'])
    await returnFromCache()
    await pass(3000)
    expect(left).toHaveLength(1)
    expect(selected(dataLayer.log())).toHaveLength(1)
    await visitor.click(house(1))
    await pass(SLOW_MS)
    expect(left).toHaveLength(2)
  })

  it('navigates to the last clicked link', async () => {
    const { visitor, left, dataLayer } = await arriveAtListing('is slow')
    await visitor.click(house(1))
    await pass(SLOW_MS - 100)
    await visitor.click(house(2))
    await pass(SLOW_MS)
    expect(left).toEqual(['-> /shop/p-2'])
    expect(selected(dataLayer.log())).toEqual(['select_item p-1', 'select_item p-2'])
  })

  it('does not navigate when another navigation has started', async () => {
    const { visitor, left } = await arriveAtListing('is silent')
    await visitor.click(house(1))
    window.dispatchEvent(new Event('beforeunload'))
    await pass(2000)
    expect(left).toEqual([])
    await visitor.click(house(1))
    await pass(2000)
    expect(left).toEqual(['-> /shop/p-1'])
  })

  it('navigates after the widget has left', async () => {
    const { api, visitor, left } = await arriveAtListing('is slow')
    await visitor.click(house(1))
    await change(() => api.detach())
    await pass(SLOW_MS)
    expect(left).toEqual(['-> /shop/p-1'])
  })

  it.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
  ])('with %s opens another tab: it is reported and not delayed', async (_, keys) => {
    const { left, dataLayer } = await arriveAtListing('is silent')
    fireEvent.click(house(1), keys)
    expect(left).toEqual(['-> /shop/p-1'])
    expect(selected(dataLayer.log())).toEqual(['select_item p-1'])
  })

  it('with the middle button is reported and not delayed', async () => {
    const { dataLayer } = await arriveAtListing('is silent')
    const middle = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })
    expect(house(1).dispatchEvent(middle)).toBe(true)
    const right = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 })
    expect(house(2).dispatchEvent(right)).toBe(true)
    expect(selected(dataLayer.log())).toEqual(['select_item p-1'])
  })

  it.each([
    ['another window', '<a href="/shop/p-9" target="_blank">Go</a>', 1],
    ['a frame', '<a href="/shop/p-9" target="side">Go</a>', 1],
    ['a file', '<a href="/shop/p-9" download>Go</a>', 0],
  ])('for %s is not delayed', async (_, link, times) => {
    const { visitor, left, dataLayer } = await arriveAtListing('is silent', aProduct(1, link))
    await visitor.click(screen.getByRole('link', { name: 'Go' }))
    expect(left).toEqual(['-> /shop/p-9'])
    expect(selected(dataLayer.log())).toHaveLength(times)
  })

  it('is not delayed when the page’s base target is another window', async () => {
    const { visitor, left } = await arriveAtListing('is silent', aProduct(1))
    const base = document.createElement('base')
    base.target = '_blank'
    document.head.append(base)
    await visitor.click(house(1))
    base.remove()
    expect(left).toEqual(['-> /shop/p-1'])
  })

  it.each([
    ['a part of this page', '<a href="#more">Go</a>'],
    ['a mail', '<a href="mailto:a@b.example">Go</a>'],
    ['a script', '<a href="javascript:void 0">Go</a>'],
  ])('on a link to %s is ignored', async (_, link) => {
    const { left, dataLayer } = await arriveAtListing('is silent', aProduct(1, link))
    fireEvent.click(screen.getByRole('link', { name: 'Go' }))
    // The browser does with it what it does.
    expect(left).toHaveLength(1)
    expect(dataLayer.log()).toEqual([])
  })

  it('is ignored when the page’s script prevents it', async () => {
    const { visitor, left, dataLayer } = await arriveAtListing('is silent')
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await visitor.click(house(1))
    await pass(2000)
    expect(left).toEqual([])
    expect(dataLayer.log()).toEqual([])
  })

  it('resolves the link with the page’s base URL', async () => {
    const { visitor, left } = await arriveAtListing('answers', aProduct(1, '<a href="p-9">Go</a>'))
    const base = document.createElement('base')
    base.href = '/far/away/'
    document.head.append(base)
    await visitor.click(screen.getByRole('link', { name: 'Go' }))
    base.remove()
    expect(left).toEqual(['-> /far/away/p-9'])
  })

  it('is not reported on a detail page or outside of a product', async () => {
    const { visitor, left, dataLayer } = await arriveAtShop(
      `<article data-vitrine="product" data-vitrine-id="p-1" data-vitrine-detail><a href="/a">Plans</a></article>
      <a href="/b">Elsewhere</a>`,
      'is silent',
    )
    await visitor.click(screen.getByRole('link', { name: 'Plans' }))
    await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(left).toEqual(['-> /a', '-> /b'])
    expect(dataLayer.log()).toEqual(['view_item p-1'])
  })
})

/** Shows the page again from the back/forward cache. */
async function returnFromCache() {
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  await change(() => window.dispatchEvent(event))
}
