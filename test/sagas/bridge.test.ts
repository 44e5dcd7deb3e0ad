import { screen } from '@testing-library/react'
import type { BusCommands } from '../../src/bus/events'
import { anAnswer } from '../support/answers'
import { recordBusEvents } from '../support/busLog'
import { takeSearchConsole } from '../support/failedSearches'
import { aVisitor, change, visit } from '../support/page'
import { mountPoints, searchElement } from '../support/searchElement'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

const listings = searchElement(mountPoints('search-box', 'facets', 'results'), { facets: ['city'] })
const rooms = searchElement(
  mountPoints('results'),
  { url: '/rooms', fragment_prefix: 'r' },
  'rooms',
)

async function arrive(html = listings) {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(anAnswer({ facets: { city: { Bern: 3 } } }))
  await aMoment()
  const command = <K extends keyof BusCommands>(name: K, payload: BusCommands[K]) =>
    change(() => page.bus.emit(name, payload as never))
  return { wire, page, command }
}

describe('a command of the page', () => {
  it("sets the only component's params and resets start", async () => {
    const { wire, command } = await arrive()
    await command('search:set', { params: { fq: ['city:Bern'] } })
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
    expect(screen.getByRole('checkbox', { name: /Bern/ })).toBeChecked()
  })

  it('sets a named component', async () => {
    const { wire, command } = await arrive(listings + rooms)
    await wire.answer()
    await command('search:set', { id: 'rooms', params: { q: 'attic' } })
    expect(wire.waiting()).toEqual(['/rooms q=attic'])
  })

  it('does nothing when it names none of several components, or an unknown one', async () => {
    const { wire, command } = await arrive(listings + rooms)
    await wire.answer()
    await command('search:set', { params: { q: 'attic' } })
    await command('search:set', { id: 'cellar', params: { q: 'attic' } })
    await command('search:retry', {})
    expect(wire.waiting()).toEqual([])
  })

  it('retries a failed search, and no other', async () => {
    const { wire, command } = await arrive()
    await command('search:retry', {})
    expect(wire.waiting()).toEqual([])
    await command('search:set', { params: { q: 'lake' } })
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    await command('search:retry', {})
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('is sanitized like a link', async () => {
    const { wire, command } = await arrive()
    await command('search:set', { params: { fq: ['{!join from=a to=b}x:y', 'city:Bern'] } })
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
  })
})

describe('bus events', () => {
  it('report each facet value that is set or unset', async () => {
    const { wire } = await arrive()
    const log = recordBusEvents()
    const bern = screen.getByRole('checkbox', { name: /Bern/ })
    await aVisitor().click(bern)
    await wire.answer(anAnswer({ facets: { city: { Bern: 3 } } }))
    await aVisitor().click(bern)
    expect(log.filter((line) => line.startsWith('facet:'))).toEqual([
      'facet:set listings city Bern',
      'facet:unset listings city Bern',
    ])
  })

  it('report each search: queued, sent with its body, answered with ids, failed with the reason', async () => {
    const { wire, page, command } = await arrive()
    const events: unknown[] = []
    page.bus.on('search:sent', ({ body }) => events.push(body))
    page.bus.on('search:answered', (event) => events.push(event))
    page.bus.on('search:failed', (event) => events.push(event))
    await command('search:set', { params: { q: 'lake' } })
    await wire.answer(anAnswer({ numFound: 12 }))
    await command('search:set', { params: { q: 'loft' } })
    await wire.fail(503, 'Busy')
    expect(takeSearchConsole()).toEqual(['error: 503, Busy'])
    expect(events).toEqual([
      wire.bodies[1],
      { id: 'listings', search: 2, numFound: 12, ids: ['17', '42', '99'], cached: false },
      wire.bodies[2],
      {
        id: 'listings',
        search: 3,
        status: 503,
        error: 'Busy',
        message: 'search#listings: POST /solr/select answered 503 Busy',
      },
    ])
  })

  it('report a removed component', async () => {
    await arrive(listings + rooms)
    const log = recordBusEvents()
    await change(() => document.getElementById('rooms')?.remove())
    await aMoment()
    expect(log).toContain('search:left rooms')
  })

  it('are emitted in order, even when a listener sends a command', async () => {
    const { wire, page, command } = await arrive()
    const order: string[] = []
    page.bus.on('search:queued', ({ search }) => order.push(`queued ${search}`))
    const stop = page.bus.on('search:answered', ({ search }) => {
      order.push(`answered ${search}`)
      stop()
      page.bus.emit('search:set', { params: { q: 'next' } })
    })
    await command('search:set', { params: { q: 'first' } })
    await wire.answer()
    expect(order).toEqual(['queued 2', 'answered 2', 'queued 3'])
    expect(wire.waiting()).toEqual(['q=next'])
  })
})
