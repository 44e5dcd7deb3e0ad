import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, farmHouse, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('search-box', 'results'))
const rooms = searchElement(
  mountPoints('search-box', 'results'),
  { url: '/rooms', fragment_prefix: 'r' },
  'rooms',
)
const component = (id = 'listings') => document.getElementById(id)
const titles = (id = 'listings') =>
  [...(component(id)?.querySelectorAll('.vitrine-card__title') ?? [])].map((one) => one.textContent)

/** Searches for a word in a component. */
async function search(word: string, id = 'listings') {
  const box = component(id)?.querySelector('input')
  if (!box) throw new Error(`${id} has no search box`)
  const visitor = aVisitor()
  await visitor.clear(box)
  await visitor.type(box, `${word}{Enter}`)
}

describe("the queue 'RiotSolr' (spec 7.1, design decision 6)", () => {
  it("runs two components' searches in order, one at a time", async () => {
    const wire = openWire()
    await visit(listings + rooms)
    expect(wire.waiting()).toEqual(['q=*:*'])
    await wire.answer()
    expect(wire.waiting()).toEqual(['/rooms q=*:*'])
    await search('lake')
    await search('attic', 'rooms')
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> /rooms q=*:*', 'x /rooms q=*:*', '> q=lake'])
    await wire.answer()
    await wire.answer()
    expect(wire.log.slice(5)).toEqual(['< q=lake', '> /rooms q=attic', '< /rooms q=attic'])
  })

  it('aborts a search in flight for a newer one of the same component', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    await visit(listings)
    await search('lake')
    await search('cabin')
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*', '> q=lake', 'x q=lake', '> q=cabin'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(titles()).toEqual([lakeCabin.title])
    expect(log.filter((line) => /overtaken|answered|failed/.test(line))).toEqual([
      'search:overtaken listings 1',
      'search:overtaken listings 2',
      'search:answered listings 3',
    ])
  })

  it('skips a waiting search when a newer one of its component is queued', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    await visit(listings + rooms)
    await search('attic', 'rooms')
    await search('cellar', 'rooms')
    await wire.answer()
    await wire.answer()
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> /rooms q=cellar', '< /rooms q=cellar'])
    expect(log.filter((line) => line.startsWith('search:overtaken'))).toEqual([
      'search:overtaken rooms 1',
      'search:overtaken rooms 2',
    ])
  })

  it('shows the results of the last of many quick clicks', async () => {
    const wire = openWire()
    await visit(listings)
    for (const word of ['l', 'la', 'lak', 'lake']) await search(word)
    expect(wire.waiting()).toEqual(['q=lake'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual([lakeCabin.title])
    expect(location.hash).toBe('#q=lake')
  })

  it('cancels the searches of a removed component, and goes on', async () => {
    const wire = openWire()
    await visit(listings + rooms)
    await change(() => component()?.remove())
    await pass(40)
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*', '> /rooms q=*:*'])
  })

  it('ends a hung search at the timeout, logs it, and goes on', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results'), { timeout: 5 }) + rooms)
    await pass(4900)
    expect(wire.waiting()).toEqual(['q=*:*'])
    await pass(200)
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*', '> /rooms q=*:*'])
    expect(takeSearchConsole()).toEqual(['error: 0, timeout after 5 s'])
    expect(component()).toHaveAttribute('data-state', 'failed')
  })

  it('has a timeout of 15 seconds by default', async () => {
    const wire = openWire()
    await visit(listings)
    await pass(14_900)
    expect(component()).toHaveAttribute('data-state', 'pending')
    await pass(100)
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*'])
    expect(takeSearchConsole()).toEqual(['error: 0, timeout after 15 s'])
  })
})

describe('a late response', () => {
  it('is never shown, even if the abort is ignored', async () => {
    const wire = openWire({ deaf: true })
    await visit(listings)
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    await search('lake')
    await search('loft')
    const seen = new Set<string>()
    const watcher = new MutationObserver(() => seen.add(titles().join()))
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    await wire.answer(anAnswer({ docs: [lakeCabin] }), 'q=lake')
    expect(component()).toHaveAttribute('data-state', 'pending')
    await wire.answer(anAnswer({ docs: [cityLoft] }), 'q=loft')
    watcher.disconnect()
    expect(titles()).toEqual([cityLoft.title])
    expect(seen).not.toContain(lakeCabin.title)
    expect(component()).toHaveAttribute('data-state', 'ready')
  })

  it('is never shown after the newer response', async () => {
    const wire = openWire({ deaf: true })
    await visit(listings)
    await wire.answer()
    await search('lake')
    await search('loft')
    await wire.answer(anAnswer({ docs: [cityLoft] }), 'q=loft')
    await wire.answer(anAnswer({ docs: [lakeCabin] }), 'q=lake')
    expect(titles()).toEqual([cityLoft.title])
  })

  it('is never shown after its timeout', async () => {
    const wire = openWire({ deaf: true })
    await visit(searchElement(mountPoints('results'), { timeout: 5 }))
    await pass(5000)
    expect(takeSearchConsole()).toEqual(['error: 0, timeout after 5 s'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(titles()).toEqual([])
    expect(component()).toHaveAttribute('data-state', 'failed')
  })

  it('never fails a newer search', async () => {
    const wire = openWire({ deaf: true })
    await visit(listings)
    await search('lake')
    await wire.fail()
    expect(component()).toHaveAttribute('data-state', 'pending')
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(component()).toHaveAttribute('data-state', 'ready')
  })
})

describe('a failed request (spec 8)', () => {
  it.each([
    ['an HTTP error', 'error: 503, Service Unavailable', 503, 'Service Unavailable'],
    ['an HTTP error without words', 'error: 500, error', 500, ''],
  ])("is logged as '{status}, {error}': %s", async (_, expected, status, statusText) => {
    const wire = openWire()
    await visit(listings)
    await wire.fail(status, statusText)
    expect(takeSearchConsole()).toEqual([expected])
  })

  it('is logged with status 0 when there is no response', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.failNetwork()
    expect(takeSearchConsole()).toEqual(['error: 0, Failed to fetch'])
  })

  it.each([
    ['', 'error: 200, The answer is empty.'],
    ['<html></html>', 'error: 200, The answer is HTML or XML, not JSON.'],
    ['{"response":{"numF', /^error: 200, The answer is broken or cut off: /],
    ['{"error":{"msg":"no field x","code":400}}', 'error: 200, Solr says: no field x'],
    ['{}', /^error: 200, The answer has no response/],
  ])('includes a malformed response, such as %p', async (text, expected) => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(text)
    const [line] = takeSearchConsole()
    if (typeof expected === 'string') expect(line).toBe(expected)
    else expect(line).toMatch(expected)
    expect(component()).toHaveAttribute('data-state', 'failed')
  })

  it('changes nothing that the visitor sees, and the queue goes on', async () => {
    const wire = openWire()
    await visit(listings + rooms)
    await wire.answer()
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    const before = document.body.textContent
    await search('lake')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(document.body.textContent).toBe(before)
    await search('attic', 'rooms')
    await wire.answer(anAnswer({ docs: [farmHouse] }))
    expect(titles('rooms')).toEqual([farmHouse.title])
  })

  it('is retried by the same search', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer()
    await search('lake')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(location.hash).toBe('#q=lake')
    await aVisitor().type(screen.getByRole('textbox'), '{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(titles()).toEqual([lakeCabin.title])
  })
})

describe("a component's state (design decision 7)", () => {
  it('is pending once queued, then ready or failed', async () => {
    const wire = openWire()
    await visit(listings + rooms)
    const state = (id: string) =>
      [component(id)?.getAttribute('data-state'), component(id)?.getAttribute('aria-busy')].join()
    expect([state('listings'), state('rooms')]).toEqual(['pending,true', 'pending,true'])
    await wire.answer()
    expect([state('listings'), state('rooms')]).toEqual(['ready,', 'pending,true'])
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect([state('listings'), state('rooms')]).toEqual(['ready,', 'failed,'])
    await search('attic', 'rooms')
    expect(state('rooms')).toBe('pending,true')
  })

  it('keeps old results while pending, and marks them stale after a failure', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    const region = screen.getByRole('region', { name: 'Results' })
    await search('loft')
    expect(titles()).toEqual([lakeCabin.title])
    expect(region).not.toHaveAttribute('data-stale')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(titles()).toEqual([lakeCabin.title])
    expect(region).toHaveAttribute('data-stale')
    await search('loft!')
    expect(region).not.toHaveAttribute('data-stale')
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(region).not.toHaveAttribute('data-stale')
  })
})
