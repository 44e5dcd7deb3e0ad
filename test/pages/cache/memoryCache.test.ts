import { screen } from '@testing-library/react'
import { MEMORY_CACHE_LIFETIME_MS } from '../../../src/cache/constants'
import { anAnswer } from '../../support/answers'
import { hearBus } from '../../support/busLog'
import { takeConsole } from '../../support/console'
import { cityLoft, farmHouse, type Listing, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment, pass } from '../../support/time'
import { openWire } from '../../support/wire'

const widgets = mountPoints('search-box', 'results')
const listings = (solr: object = {}) => searchElement(widgets, { request_cache: true, ...solr })
const full = { request_cache: true, return_full_docs: true, params: { fl: 'id,title' } }

const component = (id = 'listings') => document.getElementById(id)
const titles = (id = 'listings') =>
  [...(component(id)?.querySelectorAll('.vitrine-card__title') ?? [])].map((one) => one.textContent)
const found = (...docs: readonly Listing[]) => anAnswer({ docs: docs.map(({ id }) => ({ id })) })
const whole = (...docs: readonly Listing[]) => anAnswer({ docs })
const partial = (text: string) =>
  JSON.stringify({ ...JSON.parse(text), responseHeader: { partialResults: true } })

async function search(word: string, id = 'listings') {
  const box = component(id)?.querySelector('input')
  if (!box) throw new Error(`${id} has no search box`)
  const visitor = aVisitor()
  await visitor.clear(box)
  await visitor.type(box, `${word}{Enter}`)
}

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
    const log = hearBus()
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
    const log = hearBus()
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
    const log = hearBus()
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
    expect(takeConsole()).toEqual([
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

describe('full documents in memory (spec 7.2, 7.4)', () => {
  it('are not fetched again, and are merged with fetched ones in the order of the ids', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin, cityLoft))
    await wire.answer(whole(lakeCabin, cityLoft))
    await search('farm')
    await wire.answer(found(cityLoft, farmHouse, lakeCabin))
    expect(wire.waiting()).toEqual(['ids=99'])
    await wire.answer(whole(farmHouse))
    expect(titles()).toEqual([cityLoft.title, farmHouse.title, lakeCabin.title])
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual([lakeCabin.title])
    expect(component()).toHaveAttribute('data-state', 'ready')
  })

  it('need no request when the search is cached too', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await search('loft')
    await wire.answer(found(cityLoft))
    await wire.answer(whole(cityLoft))
    await search('')
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual([lakeCabin.title])
  })

  it('are shared by components with the same params only', async () => {
    const wire = openWire()
    const other = (id: string, solr: object) =>
      searchElement(widgets, { ...full, fragment_prefix: id, ...solr }, id)
    await visit(listings(full) + other('same', {}) + other('more', { params: { fl: '*' } }))
    await wire.answer(found(lakeCabin), 'q=*:*')
    await wire.answer(whole(lakeCabin), 'ids=17')
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(titles('same')).toEqual([lakeCabin.title])
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are fetched once for two components that find the same at the same time', async () => {
    const wire = openWire()
    const other = searchElement(widgets, { ...full, fragment_prefix: 'o' }, 'other')
    await visit(listings(full) + other)
    await wire.answer(found(lakeCabin), 'q=*:*')
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['ids=17'])
    await wire.answer(whole(lakeCabin))
    expect(wire.waiting()).toEqual([])
    expect([titles(), titles('other')]).toEqual([[lakeCabin.title], [lakeCabin.title]])
  })

  it('expire after an hour', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await pass(MEMORY_CACHE_LIFETIME_MS)
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('include none of a partial response', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin, cityLoft))
    await wire.answer(partial(whole(lakeCabin)))
    expect(titles()).toEqual([lakeCabin.title])
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are requested again with their search after a failure', async () => {
    const wire = openWire()
    await visit(listings(full) + mountPoints('status'))
    await wire.answer(found(lakeCabin))
    await wire.fail()
    expect(takeConsole()).toEqual(['error: 500, Server Error'])
    await aVisitor().click(screen.getByRole('button', { name: 'Try again' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('are turned off with request_cache', async () => {
    const wire = openWire()
    await visit(listings({ ...full, request_cache: false }))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are safe with any id', async () => {
    const wire = openWire()
    await visit(listings(full))
    const odd = ['__proto__', 'constructor', 'toString'].map((id) => ({
      ...lakeCabin,
      id,
      title: id,
    }))
    await wire.answer(found(...odd))
    await wire.answer(whole(...odd))
    await search('again')
    await wire.answer(found(...odd.toReversed()))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual(['toString', 'constructor', '__proto__'])
  })
})
