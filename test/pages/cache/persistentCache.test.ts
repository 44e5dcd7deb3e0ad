import {
  MAX_CACHED_RESPONSES,
  PERSISTENT_CACHE_TIMEOUT_MS,
  STORAGE_TIMEOUT_MS,
} from '../../../src/cache/constants'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { takeSearchConsole } from '../../support/failedSearches'
import { storage } from '../../support/fakeStorage'
import { pageGlobals } from '../../support/googlePage'
import { cityLoft, farmHouse, type Listing, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment, pass } from '../../support/time'
import { openWire } from '../../support/wire'

jest.mock('idb-keyval', () => jest.requireActual('../../support/fakeStorage'))

const listings = (solr: object = {}) =>
  searchElement(mountPoints('search-box', 'results'), {
    request_cache: true,
    doc_cache: 300,
    ...solr,
  })
const full = { return_full_docs: true, params: { fl: 'id,title' } }

const component = () => document.getElementById('listings')
const titles = () =>
  [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)
const found = (...docs: readonly Listing[]) => anAnswer({ docs: docs.map(({ id }) => ({ id })) })
const whole = (...docs: readonly Listing[]) => anAnswer({ docs })
const entry = (part: string) => [...storage.held.keys()].find((key) => key.includes(part)) ?? ''

async function search(word: string) {
  const visitor = aVisitor()
  await visitor.clear(required(document.querySelector('input')))
  await visitor.type(required(document.querySelector('input')), `${word}{Enter}`)
}

/** Visits a page that caches its response. The next visit is the same visitor's, a second later. */
async function anEarlierPage(html: string, ...answers: readonly string[]) {
  const wire = openWire()
  await visit(html)
  for (const text of answers) await wire.answer(text)
  await aSecondLater()
}

async function aSecondLater() {
  await aMoment()
  for (const one of storage.held.values()) {
    if (isEntry(one)) one.until -= 1000
  }
}

function isEntry(one: unknown): one is { until: number } {
  return typeof one === 'object' && one !== null && 'until' in one
}

beforeEach(() => storage.is('works'))

describe('the persistent cache (spec 7.4, design decision 13)', () => {
  it('stays empty until the visitor allows storage (design decision 22)', async () => {
    pageGlobals({ vitrineSettings: { consent: { storage: false } } })
    await anEarlierPage(listings(), whole(lakeCabin))
    const wire = openWire()
    const page = await visit(listings())
    await wire.answer(whole(lakeCabin))
    expect(storage.held.size).toBe(0)
    await change(() => page.bus.emit('consent:set', { storage: true }))
    await aMoment()
    await search('loft')
    await wire.answer(whole(cityLoft))
    await aSecondLater()
    expect(storage.held.size).toBeGreaterThan(0)
    await visit(listings(), { fragment: 'q=loft' })
    expect(wire.waiting()).toEqual(['q=loft'])
  })

  it('serves later pages without a request, for doc_cache seconds', async () => {
    await anEarlierPage(listings(), whole(lakeCabin))
    const wire = openWire()
    const log = recordBusEvents()
    const page = await visit(listings())
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log).toEqual([])
    expect(log.filter((line) => /^search:(?!widget|left)/.test(line))).toEqual([
      'search:initialised listings',
      'search:defaults-applied listings',
      'search:queued listings 1',
      'search:ready listings',
      'search:answered listings 1',
    ])
    expect(component()).toHaveAttribute('data-state', 'ready')
    await pass(300_000)
    await change(() => page.detach())
    await change(() => page.attach())
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('holds documents too, so that only missing ones are fetched', async () => {
    await anEarlierPage(listings(full), found(lakeCabin, cityLoft), whole(lakeCabin, cityLoft))
    const wire = openWire()
    await visit(listings(full))
    expect(wire.log).toEqual([])
    expect(titles()).toEqual([lakeCabin.title, cityLoft.title])
    await search('farm')
    await wire.answer(found(cityLoft, farmHouse))
    expect(wire.waiting()).toEqual(['ids=99'])
    await wire.answer(whole(farmHouse))
    expect(titles()).toEqual([cityLoft.title, farmHouse.title])
  })

  it('is separate for each component, address, index and site', async () => {
    await anEarlierPage(listings(), whole(lakeCabin))
    for (const solr of [{ url: '/other' }, { index: 'rooms' }, { hash: 'k3x9' }]) {
      const wire = openWire()
      await visit(listings(solr))
      expect(wire.waiting()).toHaveLength(1)
    }
  })

  it('is not copied into memory beyond doc_cache', async () => {
    await anEarlierPage(listings(), whole(lakeCabin))
    const wire = openWire()
    await visit(listings())
    await search('loft')
    await wire.answer(whole(cityLoft))
    await pass(300_000)
    await search('')
    await aMoment()
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it.each([
    ['doc_cache is 0', { doc_cache: 0 }],
    ['nobody speaks of doc_cache', { doc_cache: undefined }],
    ['request_cache is off', { request_cache: false }],
  ])('does not open storage when %s', async (_, solr) => {
    await anEarlierPage(listings(solr), whole(lakeCabin))
    const wire = openWire()
    await visit(listings(solr))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect([storage.opened(), storage.held.size]).toEqual([0, 0])
  })

  it('holds no failure and no partial response', async () => {
    const partial = JSON.stringify({
      ...JSON.parse(whole(lakeCabin)),
      responseHeader: { partialResults: true },
    })
    await anEarlierPage(listings(), partial)
    expect(storage.held.size).toBe(0)
    await anEarlierPage(listings(), '{"error":{"msg":"busy"}}')
    expect(takeSearchConsole()).toEqual(['error: 200, Solr says: busy'])
    expect(storage.held.size).toBe(0)
  })

  it('requests a search again when its documents could not be fetched', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin))
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    await aSecondLater()
    const later = openWire()
    await visit(listings(full))
    expect(later.waiting()).toEqual(['q=*:*'])
  })

  it.each([
    ['an error', '{"error":{"msg":"broken"}}'],
    ['half an answer', whole(lakeCabin).slice(0, 60)],
    ['a number', 7],
    ['nothing', undefined],
  ])('ignores %s in place of a response', async (_, value) => {
    await anEarlierPage(listings(), whole(lakeCabin))
    storage.held.set(entry('answer'), { value, until: Date.now() + 1000 })
    const wire = openWire()
    await visit(listings())
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it.each([
    ['another document', { ...cityLoft }],
    ['a text', 'Cabin'],
    ['null', null],
  ])('ignores %s in place of a document', async (_, value) => {
    await anEarlierPage(listings(full), found(lakeCabin), whole(lakeCabin))
    storage.held.set(entry('doc\n'), { value, until: Date.now() + 1000 })
    const wire = openWire()
    await visit(listings(full))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it.each([
    ['no entry', whole(lakeCabin)],
    ['an entry without an end', { value: whole(lakeCabin) }],
    ['an entry that lives too long', { value: whole(lakeCabin), until: Date.now() + 9e6 }],
  ])('ignores %s', async (_, odd) => {
    await anEarlierPage(listings(), whole(lakeCabin))
    storage.held.set(entry('answer'), odd)
    const wire = openWire()
    await visit(listings())
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('is bounded: the newest entries stay, expired ones are removed', async () => {
    const until = Date.now() + 100_000
    for (let n = 0; n < MAX_CACHED_RESPONSES; n++) {
      storage.held.set(`old ${n}`, { value: n, until: until + n })
    }
    storage.held.set('expired', { value: 1, until: Date.now() - 1 })
    storage.held.set('odd', 'nothing of ours')
    await anEarlierPage(listings(), whole(lakeCabin))
    expect(storage.held.size).toBe(MAX_CACHED_RESPONSES)
    expect(['expired', 'odd', 'old 0', 'old 1'].map((key) => storage.held.has(key))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(entry('answer')).not.toBe('')
  })
})

describe('storage that cannot be used', () => {
  const off = (why: string) => [
    `warn: Vitrine: solr.doc_cache is off, since storage cannot be used (${why}); nothing is kept beyond this page.`,
  ]

  it.each([
    ['blocked', 'The operation is insecure.'],
    ['full', 'The quota has been exceeded.'],
  ] as const)('turns the cache off with one warning: %s', async (mode, why) => {
    storage.is(mode)
    const wire = openWire()
    await visit(listings())
    await wire.answer(whole(lakeCabin))
    await search('loft')
    await wire.answer(whole(cityLoft))
    await search('')
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=loft', '< q=loft'])
    expect(titles()).toEqual([lakeCabin.title])
    expect(takeSearchConsole()).toEqual(off(why))
    expect(storage.opened()).toBe(1)
  })

  it('delays a search only briefly when it hangs, and is then turned off', async () => {
    storage.is('hangs')
    const wire = openWire()
    await visit(listings())
    expect(wire.waiting()).toEqual([])
    await pass(PERSISTENT_CACHE_TIMEOUT_MS)
    await wire.answer(whole(lakeCabin))
    expect(titles()).toEqual([lakeCabin.title])
    await pass(STORAGE_TIMEOUT_MS)
    expect(takeSearchConsole()).toEqual(off('IndexedDB does not answer'))
    await search('loft')
    expect(wire.waiting()).toEqual(['q=loft'])
    await wire.answer(whole(cityLoft))
    expect(takeSearchConsole()).toEqual([])
  })

  it('is abandoned for a newer search', async () => {
    storage.is('hangs')
    const wire = openWire()
    await visit(listings())
    await search('loft')
    await pass(PERSISTENT_CACHE_TIMEOUT_MS)
    expect(wire.log).toEqual(['> q=loft'])
  })
})
