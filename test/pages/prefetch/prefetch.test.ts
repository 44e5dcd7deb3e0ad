import { act, screen } from '@testing-library/react'
import { PREFETCH_DELAY_MS } from '../../../src/prefetch/constants'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, farmHouse, type Listing, lakeCabin } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const settings = (prefetch: unknown) =>
  `<script type="application/json" data-vitrine-settings>${JSON.stringify({ prefetch })}</script>`
const towns = `<div data-vitrine="facet" ${configured({ field: 'city', operator: 'or' })}></div>`
const listings = (solr: object = {}) =>
  searchElement(`${mountPoints('search-box', 'results', 'pager')}${towns}`, {
    request_cache: true,
    max_rows: 1,
    ...solr,
  })
const full = { return_full_docs: true, params: { fl: 'id,title' } }

const facets = { city: { Bern: 1, Thun: 1 } }
const pages = (doc: Listing, start = 0) => anAnswer({ docs: [doc], numFound: 3, start, facets })
const titles = () =>
  [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)
const link = (name: string) => screen.getByRole('link', { name })
const state = () => document.getElementById('listings')?.getAttribute('data-state')

/** Moves the mouse over an element and leaves it there. */
async function rest(element: Element) {
  await aVisitor().hover(element)
  await pass(PREFETCH_DELAY_MS)
}

async function arrive(html = listings()) {
  const wire = openWire()
  await visit(html)
  await wire.answer(pages(farmHouse))
  return wire
}

describe('a prefetch of a page (design decision 6)', () => {
  it('runs silently, and the click then shows its results at once', async () => {
    const wire = await arrive()
    const log = recordBusEvents()
    const entries = history.length
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual(['q=*:* start=1'])
    expect([state(), location.hash, history.length]).toEqual(['ready', '', entries])
    await wire.answer(pages(lakeCabin, 1))
    expect([state(), titles()]).toEqual(['ready', [farmHouse.title]])
    expect(log).toEqual([])

    await aVisitor().click(link('Next »'))
    expect(titles()).toEqual([lakeCabin.title])
    expect(location.hash).toBe('#start=1')
    expect(wire.log).toHaveLength(4)
    expect(log).toEqual(['search:queued listings 2', 'search:answered listings 2'])
  })

  it('includes the documents', async () => {
    const wire = openWire()
    await visit(listings(full))
    const found = (id: string, start = 0) => anAnswer({ docs: [{ id }], numFound: 3, start })
    await wire.answer(found('99'))
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    await rest(link('Next »'))
    await wire.answer(found('17', 1))
    expect(wire.waiting()).toEqual(['ids=17'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await aVisitor().click(link('Next »'))
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log).toHaveLength(8)
  })

  it.each([
    ['Previous', '« Previous', 'q=*:*'],
    ['Next', 'Next »', 'q=*:* start=20'],
    ['a number', 'Page 3', 'q=*:* start=20'],
  ])('runs for %s', async (_, name, request) => {
    const wire = openWire()
    await visit(listings({ max_rows: 10 }), { fragment: 'start=10' })
    await wire.answer(anAnswer({ numFound: 30, start: 10, rows: 10 }))
    await rest(link(name))
    expect(wire.waiting()).toEqual([request])
  })

  it('starts from the focus, too, and not from a passing pointer', async () => {
    const wire = await arrive()
    const visitor = aVisitor()
    await visitor.hover(link('Next »'))
    await pass(PREFETCH_DELAY_MS - 1)
    await visitor.unhover(link('Next »'))
    await pass(1000)
    expect(wire.waiting()).toEqual([])
    await act(async () => link('Page 3').focus())
    await pass(PREFETCH_DELAY_MS - 1)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.waiting()).toEqual(['q=*:* start=2'])
  })

  it('does not start from a touch', async () => {
    const wire = await arrive()
    await aVisitor().pointer({ keys: '[TouchA>]', target: link('Next »') })
    await pass(1000)
    expect(wire.waiting()).toEqual([])
  })

  it('does not fetch a cached page or the current page', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await wire.answer(pages(lakeCabin, 1))
    await rest(link('Page 1'))
    await rest(link('Page 2'))
    expect(wire.waiting()).toEqual([])
  })

  it('is aborted by the next prefetch', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await rest(link('Page 3'))
    expect(wire.log.slice(2)).toEqual(['> q=*:* start=1', 'x q=*:* start=1', '> q=*:* start=2'])
  })
})

describe('a click during a prefetch', () => {
  it('adopts a prefetch of the same request', async () => {
    const wire = await arrive()
    const log = recordBusEvents()
    await rest(link('Next »'))
    await aVisitor().click(link('Next »'))
    expect(state()).toBe('pending')
    await wire.answer(pages(lakeCabin, 1))
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log.slice(2)).toEqual(['> q=*:* start=1', '< q=*:* start=1'])
    expect(log.filter((line) => line.startsWith('search:'))).toEqual([
      'search:queued listings 2',
      'search:sent listings 2',
      'search:answered listings 2',
    ])
  })

  it('adopts a prefetch of its documents', async () => {
    const wire = openWire()
    await visit(listings(full))
    const found = (id: string, start = 0) => anAnswer({ docs: [{ id }], numFound: 3, start })
    await wire.answer(found('99'))
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    await rest(link('Next »'))
    await wire.answer(found('17', 1))
    await aVisitor().click(link('Next »'))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log.slice(4)).toEqual([
      '> q=*:* start=1',
      '< q=*:* start=1',
      '> ids=17',
      '< ids=17',
    ])
  })

  it('aborts a prefetch of another request', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(wire.log.slice(2)).toEqual(['> q=*:* start=1', 'x q=*:* start=1', '> q=lake'])
    await wire.answer(pages(lakeCabin))
    expect(titles()).toEqual([lakeCabin.title])
  })

  it('aborts the adopted prefetch when a newer click follows', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await aVisitor().click(link('Next »'))
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(wire.log.slice(2)).toEqual(['> q=*:* start=1', 'x q=*:* start=1', '> q=lake'])
  })

  it('has its own timeout and failure after adopting', async () => {
    await arrive(listings({ timeout: 5 }))
    await rest(link('Next »'))
    await pass(4000)
    await aVisitor().click(link('Next »'))
    await pass(4900)
    expect(state()).toBe('pending')
    await pass(100)
    expect(state()).toBe('failed')
    expect(takeSearchConsole()).toEqual(['error: 0, timeout after 5 s'])
  })

  it('in another component aborts the prefetch', async () => {
    const rooms = searchElement(
      mountPoints('search-box'),
      { url: '/rooms', fragment_prefix: 'r' },
      'rooms',
    )
    const wire = await arrive(listings() + rooms)
    await wire.answer()
    await rest(link('Next »'))
    await aVisitor().type(required(document.querySelector('#rooms input')), 'attic{Enter}')
    expect(wire.log.slice(4)).toEqual(['> q=*:* start=1', 'x q=*:* start=1', '> /rooms q=attic'])
  })
})

describe('no prefetch runs', () => {
  it('while a request of the visitor is in flight', async () => {
    const wire = await arrive()
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('on Save-Data', async () => {
    Object.assign(navigator, { connection: { saveData: true } })
    onTestEnd(() => {
      Reflect.deleteProperty(navigator, 'connection')
    })
    const wire = await arrive()
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual([])
  })

  it('when request_cache is off', async () => {
    const wire = await arrive(listings({ request_cache: false }))
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual([])
  })

  it.each([false, 'off', 0, null])('with the page setting %p', async (prefetch) => {
    const wire = await arrive(settings(prefetch) + listings())
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual([])
  })

  it('with an invalid page setting, which is reported', async () => {
    const wire = await arrive(settings('page') + listings())
    await rest(link('Next »'))
    expect(wire.waiting()).toEqual([])
    expect(takeSearchConsole()).toEqual([
      'warn: Vitrine: page settings: prefetch must be "pages", "all" or "off", got "page"; it is off.',
    ])
  })

  it('for a removed component', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await change(() => document.getElementById('listings')?.remove())
    await pass(40)
    expect(wire.log.slice(2)).toEqual(['> q=*:* start=1', 'x q=*:* start=1'])
  })

  it('that reports or caches a failure: the click sends the request again', async () => {
    const wire = await arrive()
    await rest(link('Next »'))
    await wire.fail()
    expect(state()).toBe('ready')
    await aVisitor().click(link('Next »'))
    expect(wire.waiting()).toEqual(['q=*:* start=1'])
  })
})

describe('a prefetch of a facet value', () => {
  const value = (name: RegExp) => screen.getByRole('checkbox', { name })
  const bern = 'q=*:* {!tag=city}city:( Bern )'

  it('runs only with the page setting "all"', async () => {
    const wire = await arrive()
    await rest(value(/Bern/))
    expect(wire.waiting()).toEqual([])
    const eager = await arrive(settings('all') + listings())
    await rest(value(/Bern/))
    await eager.answer(pages(cityLoft))
    expect(eager.log.slice(2)).toEqual([`> ${bern}`, `< ${bern}`])
    await aVisitor().click(value(/Bern/))
    expect(titles()).toEqual([cityLoft.title])
    expect(eager.log).toHaveLength(4)
    await rest(link('Next »'))
    expect(eager.waiting()).toEqual([`${bern} start=1`])
  })

  it('starts from the focus, too', async () => {
    const wire = await arrive(settings('all') + listings())
    await act(async () => value(/Bern/).focus())
    await pass(PREFETCH_DELAY_MS)
    expect(wire.waiting()).toEqual([bern])
  })
})
