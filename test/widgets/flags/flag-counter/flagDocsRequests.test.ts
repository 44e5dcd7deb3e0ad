import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import {
  action,
  arriveAt,
  button,
  counter,
  isClosed,
  list,
  open,
  press,
  texts,
} from '../../../support/counterPage'
import { cityLoft, farmHouse, lakeCabin, manyCabins } from '../../../support/listings'
import { change } from '../../../support/page'
import { haveSaved } from '../../../support/savedItems'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'

const arrive = (html = counter(), saved: readonly string[] = ['17', '42']) => arriveAt(html, saved)
const both = anAnswer({ docs: [cityLoft, lakeCabin] })

describe('the request for saved items (spec 7.3)', () => {
  it('is split below the limit of clauses, one request after the other', async () => {
    const cabins = manyCabins(600)
    const { wire } = await arrive(
      counter(),
      cabins.map(({ id }) => id),
    )
    await open()
    const requestSizes = () => wire.bodies.map((body) => body.split('%20OR%20').length)
    expect(requestSizes()).toEqual([250])
    await wire.answer(anAnswer({ docs: cabins.slice(0, 250) }))
    expect(requestSizes()).toEqual([250, 250])
    await wire.answer(anAnswer({ docs: cabins.slice(250, 500) }))
    expect(requestSizes()).toEqual([250, 250, 100])
    await wire.answer(anAnswer({ docs: cabins.slice(500) }))
    expect(wire.bodies.at(-1)).toMatch(/^rows=100&fq=id:\(1501%20OR%20/)
    expect(texts()).toEqual(cabins.map(({ title }) => title))
  })

  it('lets a search run between its parts', async () => {
    const cabins = manyCabins(300)
    const { wire, page } = await arrive(
      searchElement(mountPoints('flag-counter', 'results')),
      cabins.map(({ id }) => id),
    )
    await wire.answer()
    await open()
    await change(() => page.bus.emit('search:set', { params: { q: 'lake' } }))
    await wire.answer(anAnswer({ docs: cabins.slice(0, 250) }))
    await wire.answer()
    const order = wire.log.slice(2).map((line) => line.slice(0, 10))
    expect(order).toEqual(['> id:(1001', '< id:(1001', '> q=lake', '< q=lake', '> id:(1251'])
  })

  it('is cancelled by a typed search, since the list has closed', async () => {
    const { wire, visitor } = await arrive(
      searchElement(mountPoints('flag-counter', 'search-box', 'results')),
    )
    await wire.answer()
    await open()
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(wire.log.slice(2)).toEqual(['> id:(17 OR 42)', 'x id:(17 OR 42)', '> q=lake'])
  })

  it('waits for the pending search', async () => {
    const { wire } = await arrive(searchElement(mountPoints('flag-counter', 'results')))
    await open()
    expect(wire.waiting()).toEqual(['q=*:*'])
    await wire.answer()
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
  })

  it("goes to its component's proxy, or to its own address", async () => {
    const rooms = searchElement(mountPoints('flag-counter'), { url: '/rooms' })
    const { wire } = await arrive(rooms)
    await wire.answer()
    await open()
    expect(wire.waiting()).toEqual(['/rooms id:(17 OR 42)'])
  })

  it('is cancelled when the list closes, and sent again when it opens', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await visitor.keyboard('{Escape}')
    expect(wire.log).toEqual(['> id:(17 OR 42)', 'x id:(17 OR 42)'])
    await visitor.keyboard('{Enter}')
    await wire.answer(both)
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title])
  })

  it('is not sent when the list closes before its turn', async () => {
    const { wire, visitor } = await arrive(searchElement(mountPoints('flag-counter', 'results')))
    await open()
    await visitor.keyboard('{Escape}')
    await wire.answer()
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
  })

  it('is cancelled when its counter is removed', async () => {
    const { wire, page } = await arrive()
    await open()
    await change(() => document.querySelector('[data-vitrine]')?.remove())
    await aMoment()
    expect(wire.log.at(-1)).toBe('x id:(17 OR 42)')
    expect(page.getState()).toHaveProperty('flagDocs', {})
  })

  it('continues for the other items when one is removed; its late response does not restore it', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await press(visitor, action('Remove 42'))
    expect(wire.log).toEqual(['> id:(17 OR 42)'])
    await wire.answer(both)
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title])
    expect(button()).toHaveAccessibleName('Saved items 1')
    await visitor.keyboard('{Escape}{Enter}')
    expect(texts()).toEqual([lakeCabin.title])
    expect(wire.bodies).toHaveLength(1)
  })

  it('is cancelled when all its items are removed', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await press(visitor, action('Clear all'))
    expect(wire.log).toEqual(['> id:(17 OR 42)', 'x id:(17 OR 42)'])
    await press(visitor, action('Undo clear all'))
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
  })

  it('is followed by one for items that are saved meanwhile, each item once', async () => {
    const { wire, page } = await arrive()
    await open()
    await change(() => page.bus.emit('flags:toggle', { id: '99' }))
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
    await wire.answer(both)
    expect(wire.waiting()).toEqual(['id:(99)'])
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title, farmHouse.title])
    expect(wire.waiting()).toEqual([])
  })

  it('is shared by two counters of the same items', async () => {
    const two = `<header>${counter()}</header><footer>${counter('data-vitrine-label="Saved below"')}</footer>`
    const { wire } = await arrive(two)
    await change(() => button('Saved items 2').focus())
    await change(() => button('Saved below 2').focus())
    expect(isClosed()).toBe(true)
    expect(wire.log).toEqual(['> id:(17 OR 42)', 'x id:(17 OR 42)', '> id:(17 OR 42)'])
    await wire.answer(both)
    await change(() => button('Saved items 2').focus())
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title])
    expect(wire.waiting()).toEqual([])
  })

  it('is separate for each namespace', async () => {
    haveSaved(['99'], 'compare')
    const two = counter() + counter('data-vitrine-namespace="compare" data-vitrine-label="Compare"')
    const { wire, visitor } = await arrive(two)
    await open()
    await wire.answer(both)
    await change(() => button('Compare 1').focus())
    expect(wire.waiting()).toEqual(['id:(99)'])
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    const compared = screen.getByRole('group', { name: 'Compare' })
    expect(compared).toHaveTextContent(farmHouse.title)
    await press(visitor, screen.getByRole('button', { name: 'Remove Farmhouse with an orchard' }))
    expect(button('Compare 0')).toBeInTheDocument()
    expect(button('Saved items 2')).toBeInTheDocument()
  })
})

describe('a failed request for saved items', () => {
  it('is logged, keeps the rows usable, and can be retried (spec 8)', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.fail(503, 'Busy')
    expect(takeConsole()).toEqual(['error: 503, Busy'])
    expect(screen.getByRole('alert')).toHaveTextContent('The saved items could not be loaded.')
    expect(texts()).toEqual(['17', '42'])
    await press(visitor, action('Remove 17'))
    expect(button()).toHaveAccessibleName('Saved items 1')
    expect(wire.waiting()).toEqual([])
    await press(visitor, action('Undo removing 17'))
    await press(visitor, action('Try again'))
    expect(list()).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await wire.answer(both)
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title])
  })

  it('is sent again when the list opens again', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.failNetwork()
    expect(takeConsole()).toEqual([expect.stringMatching(/^error: 0, /)])
    await visitor.keyboard('{Escape}{Enter}')
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
  })

  it('is not followed by the remaining parts', async () => {
    const { wire } = await arrive(
      counter(),
      manyCabins(300).map(({ id }) => id),
    )
    await open()
    await wire.fail()
    expect(takeConsole()).toEqual(['error: 500, Server Error'])
    expect(wire.waiting()).toEqual([])
  })

  it('ends after its timeout, and the next search is sent', async () => {
    const { wire } = await arrive(
      searchElement(mountPoints('flag-counter', 'results'), { timeout: 3 }),
    )
    await wire.answer()
    await open()
    await pass(2900)
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
    await pass(200)
    expect(takeConsole()).toEqual(['error: 0, timeout after 3 s'])
    expect(wire.waiting()).toEqual([])
    expect(action('Try again')).toBeVisible()
  })

  it('is one whose documents lack the key field', async () => {
    const { wire } = await arrive(counter('data-vitrine-key="nid"'))
    await open()
    await wire.answer(both)
    expect(takeConsole()).toEqual([`error: 200, No document's field "nid" holds a saved id.`])
    expect(texts()).toEqual(['17', '42'])
  })

  it('is a partial response, whose items are shown', async () => {
    const { wire } = await arrive()
    await open()
    const whole = JSON.parse(anAnswer({ docs: [lakeCabin] }))
    await wire.answer(JSON.stringify({ ...whole, responseHeader: { partialResults: true } }))
    expect(takeConsole()).toEqual(['error: 200, Solr answered in part only.'])
    expect(texts()).toEqual([lakeCabin.title, '42'])
    expect(action('Try again')).toBeVisible()
  })
})

describe('a slow request for saved items', () => {
  it('is announced once, after a second', async () => {
    const { wire } = await arrive()
    await open()
    const announcement = () => list().querySelector('[role="status"].vitrine-hidden')?.textContent
    const spoken = () =>
      [...list().querySelectorAll('[role="status"]')].map((one) => one.textContent).join('')
    expect(announcement()).toBe('')
    await pass(1001)
    expect(spoken()).toBe('Loading…')
    await wire.answer(both)
    expect(spoken()).toBe('')
  })
})
