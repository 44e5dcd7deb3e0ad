import { MEMORY_CACHE_LIFETIME_MS } from '../../../src/cache/constants'
import { recordBusEvents } from '../../support/busLog'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, farmHouse, lakeCabin } from '../../support/listings'
import { change, visit } from '../../support/page'
import { searchElement } from '../../support/searchElement'
import { aMoment, pass } from '../../support/time'
import { openWire } from '../../support/wire'
import { component, listings, partial, search, titles, whole, widgets } from './cachePage'

describe('responses in memory (spec 7.4)', () => {
  it('serve the same request again without sending it', async () => {
    const wire = openWire()
    const page = await visit(listings())
    const cached: unknown[] = []
    page.bus.on('search:answered', (event) => cached.push(event.cached))
    await wire.answer(whole(farmHouse))
    await search('lake')
    await wire.answer(whole(lakeCabin))
    await search('loft')
    await wire.answer(whole(cityLoft))
    const log = recordBusEvents()
    await search('lake')
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log.slice(4)).toEqual(['> q=loft', '< q=loft'])
    expect(log).toEqual(['search:queued listings 4', 'search:answered listings 4'])
    expect(cached).toEqual([false, false, false, true])
    expect(component()).toHaveAttribute('data-state', 'ready')
    expect(component()).not.toHaveAttribute('aria-busy')
  })

  it('serve Back and Forward', async () => {
    const wire = openWire()
    await visit(listings())
    await wire.answer(whole(farmHouse))
    await search('lake')
    await wire.answer(whole(lakeCabin))
    for (const [hash, doc] of [
      ['', farmHouse],
      ['#q=lake', lakeCabin],
    ] as const) {
      await change(() => {
        history.replaceState(null, '', `/${hash}`)
        window.dispatchEvent(new HashChangeEvent('hashchange'))
      })
      await aMoment()
      expect(titles()).toEqual([doc.title])
    }
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=lake', '< q=lake'])
  })

  it("skip the queue: results are shown while another component's search hangs", async () => {
    const wire = openWire()
    const rooms = searchElement(widgets, { url: '/rooms', fragment_prefix: 'r' }, 'rooms')
    await visit(listings() + rooms)
    await wire.answer(whole(farmHouse))
    await wire.answer()
    await search('lake')
    await wire.answer(whole(lakeCabin))
    await search('attic', 'rooms')
    await search('')
    expect(wire.waiting()).toEqual(['/rooms q=attic'])
    expect(titles()).toEqual([farmHouse.title])
  })

  it('abort a search in flight when a newer one is cached', async () => {
    const wire = openWire({ deaf: true })
    const log = recordBusEvents()
    await visit(listings())
    await wire.answer(whole(farmHouse))
    await search('lake')
    await search('')
    await wire.answer(whole(lakeCabin), 'q=lake')
    expect(titles()).toEqual([farmHouse.title])
    expect(log.filter((line) => /overtaken|answered/.test(line))).toEqual([
      'search:answered listings 1',
      'search:overtaken listings 2',
      'search:answered listings 3',
    ])
  })

  it('serve a component that is added again, in the order of its boot', async () => {
    const wire = openWire()
    const page = await visit(listings())
    await wire.answer(whole(farmHouse))
    await change(() => page.detach())
    const log = recordBusEvents()
    await change(() => page.attach())
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
    expect(titles()).toEqual([farmHouse.title])
    expect(log.filter((line) => /^search:(?!widget)/.test(line))).toEqual([
      'search:initialised listings',
      'search:defaults-applied listings',
      'search:queued listings 1',
      'search:ready listings',
      'search:answered listings 1',
    ])
  })

  it('are not shared by components, addresses or sites', async () => {
    const wire = openWire()
    const page = await visit(
      listings() + searchElement(widgets, { request_cache: true, fragment_prefix: 'o' }, 'other'),
    )
    await wire.answer(whole(lakeCabin))
    await wire.answer(whole(cityLoft), 'q=*:*')
    expect([titles(), titles('other')]).toEqual([[lakeCabin.title], [cityLoft.title]])
    for (const solr of [{ url: '/solr/other' }, { hash: 'k3x9' }, { index: 'rooms' }]) {
      await change(() => page.detach())
      document.body.innerHTML = listings(solr)
      await change(() => page.attach())
      expect(wire.waiting()).toHaveLength(1)
      await wire.answer()
    }
  })

  it('expire after an hour, all at once', async () => {
    const wire = openWire()
    await visit(listings())
    await wire.answer(whole(farmHouse))
    await pass(MEMORY_CACHE_LIFETIME_MS / 2)
    await search('lake')
    await wire.answer(whole(lakeCabin))
    await pass(MEMORY_CACHE_LIFETIME_MS / 2 - 1000)
    await search('')
    expect(wire.waiting()).toEqual([])
    await pass(1000)
    await search('lake')
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('expire when the clock was set back', async () => {
    const wire = openWire()
    await visit(listings())
    await wire.answer(whole(farmHouse))
    await search('lake')
    await wire.answer(whole(lakeCabin))
    jest.setSystemTime(Date.now() - MEMORY_CACHE_LIFETIME_MS)
    await search('')
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('are the twenty that were used last', async () => {
    const wire = openWire()
    await visit(listings())
    await wire.answer()
    for (let n = 1; n <= 19; n++) {
      await search(`word${n}`)
      await wire.answer()
    }
    await search('')
    expect(wire.waiting()).toEqual([])
    await search('word20')
    await wire.answer()
    await search('')
    expect(wire.waiting()).toEqual([])
    await search('word1')
    expect(wire.waiting()).toEqual(['q=word1'])
  })

  it('include no failure and no partial response', async () => {
    const wire = openWire()
    await visit(listings())
    await wire.answer(partial(whole(lakeCabin)))
    expect(titles()).toEqual([lakeCabin.title])
    await search('loft')
    await wire.fail()
    await search('')
    expect(wire.waiting()).toEqual(['q=*:*'])
    await wire.answer('{"error":{"msg":"out of memory"}}')
    await search('loft')
    expect(wire.waiting()).toEqual(['q=loft'])
    await wire.answer()
    await search('')
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(takeSearchConsole()).toEqual([
      'error: 500, Server Error',
      'error: 200, Solr says: out of memory',
    ])
  })

  it('are turned off with request_cache', async () => {
    const wire = openWire()
    await visit(listings({ request_cache: 'false' }))
    await wire.answer()
    await search('lake')
    await wire.answer()
    await search('')
    expect(wire.waiting()).toEqual(['q=*:*'])
  })
})
