import type { CDPSession, Page } from '@playwright/test'
import { searchMarkup } from '../search/searchMarkup'
import { countResources, type Resources, resourcesAtRest } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { liveObjects, usedHeap } from '../support/liveObjects'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const WARM_UP_ROUNDS = 50
const ROUNDS = 500

/** The maximum growth of the heap over all rounds, in bytes: the code that V8 compiles. */
const MAX_HEAP_GROWTH = 1_200_000

/** The maximum number of additional live objects. A leak of one object per round would be 500. */
const MAX_MORE_OBJECTS = 50

interface Measured extends Resources {
  readonly heap: number
  /** The number of live objects, functions and arrays included. */
  readonly objects: number
  /** The number of DOM nodes that the browser counts after a garbage collection. */
  readonly nodes: number
  readonly allListeners: number
}

test(`${ROUNDS} rounds of adding and removing the search page leak nothing`, async ({ page }) => {
  test.setTimeout(180_000)
  await countResources(page)
  const search = searchMarkup({ id: 'SEARCH' })
  await openHtml(page, htmlPage(`<div id="place"></div><template id="page">${search}</template>`))
  const session = await page.context().newCDPSession(page)

  await addAndRemove(page, WARM_UP_ROUNDS)
  const before = await measure(page, session)
  await addAndRemove(page, ROUNDS)
  const after = await measure(page, session)

  const growth = after.heap - before.heap
  console.log(
    `  heap ${before.heap} bytes, after ${ROUNDS} rounds ${after.heap}: ${growth} more, ${Math.round(growth / ROUNDS)} a round`,
  )
  console.log(`  before ${JSON.stringify(before)}\n  after  ${JSON.stringify(after)}`)
  const { heap: _heap, objects, nodes, ...gate } = before
  expect(after).toMatchObject(gate)
  expect(after.roots).toBe(0)
  expect(after.nodes).toBeLessThanOrEqual(nodes + 50)
  expect(after.objects - objects).toBeLessThan(MAX_MORE_OBJECTS)
  expect(growth).toBeLessThan(MAX_HEAP_GROWTH)
  expect(await page.evaluate(remainingState)).toEqual({ searches: [], answers: [] })
})

/** Every other page is removed during its first search, and every third one is used before. */
function addAndRemove(page: Page, rounds: number): Promise<void> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame)
    const place = document.getElementById('place')
    const html = document.getElementById('page')?.innerHTML ?? ''
    for (let round = 0; round < count; round++) {
      const id = `search-page-${count}-${round}`
      if (place) place.innerHTML = html.replace('SEARCH', id)
      const root = document.getElementById(id)
      const state = () => root?.getAttribute('data-state')
      if (round % 2 === 0) {
        while (state() !== 'ready') await frame()
        if (round % 3 === 0) root?.querySelector<HTMLElement>('.vitrine-facet__check')?.click()
      } else await frame()
      place?.replaceChildren()
      await frame()
    }
    await frame()
    await frame()
  }, rounds)
}

test('adding and removing maps leaks nothing', async ({ page }) => {
  test.setTimeout(180_000)
  await countResources(page)
  await openHtml(page, htmlPage('<div id="place"></div>'))
  const session = await page.context().newCDPSession(page)
  await addAndRemoveMaps(page, 20)
  const before = await measure(page, session)
  await addAndRemoveMaps(page, 100)
  const after = await measure(page, session)
  console.log(`  before ${JSON.stringify(before)}\n  after  ${JSON.stringify(after)}`)
  const { heap: _heap, objects, nodes, allListeners, ...gate } = before
  expect(after).toMatchObject(gate)
  expect(after.allListeners).toBeLessThanOrEqual(allListeners)
  expect(after.nodes).toBeLessThanOrEqual(nodes + 50)
  expect(after.objects - objects).toBeLessThan(MAX_MORE_OBJECTS)
})

/** Every third map is removed with an open popup, and every other one while it moves. */
function addAndRemoveMaps(page: Page, rounds: number): Promise<void> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame)
    const place = document.getElementById('place')
    const markers = [
      { lat: 44.05, lng: -121.31, title: 'Cabin' },
      { lat: 43, lng: -120, title: 'Loft' },
    ]
    const config = JSON.stringify({ tiles: '/tiles/{z}/{x}/{y}.svg', markers })
    for (let round = 0; round < count; round++) {
      if (place) place.innerHTML = `<div data-vitrine="map" data-vitrine-config='${config}'></div>`
      const find = (name: string) => place?.querySelector<HTMLElement>(`[aria-label="${name}"]`)
      while (!find('Cabin')) await frame()
      if (round % 3 === 0) find('Cabin')?.click()
      if (round % 2 === 0) find('Zoom out')?.click()
      await frame()
      place?.replaceChildren()
      await frame()
    }
    for (let i = 0; i < 5; i++) await frame()
  }, rounds)
}

async function measure(page: Page, session: CDPSession): Promise<Measured> {
  const resources = await resourcesAtRest(page)
  await session.send('Performance.enable')
  const heap = await usedHeap(session)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    ...resources,
    heap,
    objects: await liveObjects(session),
    nodes: metric('Nodes'),
    allListeners: metric('JSEventListeners'),
  }
}

function remainingState() {
  const { searches, answers } = window.Vitrine?.getState() ?? { searches: {}, answers: {} }
  return { searches: Object.keys(searches), answers: Object.keys(answers) }
}

test('a search page that is removed before its templates load is garbage-collected', async ({
  page,
}) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/compileTemplates-*.js', async (route) => {
    await gate
    await route.continue()
  })
  const html = htmlPage(searchMarkup()).replace(
    '<script defer src="/dist/vitrine.js">',
    '<script type="module" src="/dist/esm/vitrine.js">',
  )
  await openHtml(page, html)
  await page.waitForFunction(() => window.Vitrine?.getState().answers['listings'])
  const removed = await page.evaluateHandle(() => {
    const element = document.querySelector('#listings')
    element?.remove()
    return new WeakRef(element as Element)
  })
  const loaded = page.waitForResponse(/compileTemplates-/)
  release()
  await loaded
  const session = await page.context().newCDPSession(page)
  await expect
    .poll(async () => {
      await session.send('HeapProfiler.collectGarbage')
      return removed.evaluate((ref) => ref.deref() === undefined)
    })
    .toBe(true)
})
