import type { CDPSession, Page } from '@playwright/test'
import { launchOptions } from '../../support/findBrowser'
import { countResources, resourcesAtRest } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { liveObjects, usedHeap } from '../support/liveObjects'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { searchMarkup } from './searchMarkup'

const WARM_UP_INTERACTIONS = 100
const INTERACTIONS = 400

/** The most bytes that an interaction may leave in the heap. */
const MAX_HEAP_GROWTH = 1000

/** A list that one interaction lengthens by one object would have 400 more. */
const MAX_MORE_OBJECTS = 50

// Machine code is in the same heap, of which V8 makes more for as long as a page is used.
const options = launchOptions()
const args = [...options.args, '--js-flags=--no-opt --no-maglev --no-sparkplug']
test.use({ launchOptions: { ...options, args } })

test('hundreds of facet clicks and page turns leave nothing in memory', async ({ page }) => {
  test.setTimeout(240_000)
  await countResources(page)
  await openHtml(page, htmlPage(searchMarkup({ solr: { request_cache: false } })))
  await waitForSearches(page)
  const session = await page.context().newCDPSession(page)

  await interact(page, WARM_UP_INTERACTIONS)
  const before = await measure(page, session)
  await interact(page, INTERACTIONS)
  const after = await measure(page, session)

  const growth = (after.heap - before.heap) / INTERACTIONS
  const moreObjects = after.objects - before.objects
  console.log(`  ${growth.toFixed(0)} bytes an interaction, ${moreObjects} more objects`)
  expect(after.resources).toEqual(before.resources)
  expect(moreObjects).toBeLessThan(MAX_MORE_OBJECTS)
  expect(growth).toBeLessThan(MAX_HEAP_GROWTH)
})

/** In turn: a value, clear, the next page and the one before, so that each round ends where it began. */
function interact(page: Page, interactions: number): Promise<void> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame)
    const search = document.querySelector('#listings')
    const press = async (selector: string, nth = 0) => {
      const all = document.querySelectorAll<HTMLElement>(selector)
      const control = all[nth % all.length]
      if (!control) throw new Error(`There is no ${selector}.`)
      control.click()
      do await frame()
      while (search?.getAttribute('data-state') !== 'ready')
      await frame()
    }
    for (let round = 0; round < count / 4; round++) {
      await press('.vitrine-facet__check', round)
      await press('.vitrine-chip')
      await press('.vitrine-pager__next')
      await press('.vitrine-pager__prev, .vitrine-pager__previous')
    }
  }, interactions)
}

async function measure(page: Page, session: CDPSession) {
  const resources = await resourcesAtRest(page)
  return { resources, heap: await usedHeap(session), objects: await liveObjects(session) }
}
