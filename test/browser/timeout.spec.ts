import { aPage } from './stage/aPage'
import { aSearch } from './stage/aSearch'
import { openHtml } from './stage/openHtml'
import { SearchPage } from './stage/SearchPage'
import { expect, test } from './stage/test'

const TIMEOUT_S = 1

test('a hung answer holds the page no longer than the timeout, and the queue goes on', async ({
  page,
  qa,
  told,
}) => {
  told.expect(/^0, timeout after 1 s$/)
  await page.addInitScript(() => {
    // When each state began, in milliseconds of the page.
    const begun: Record<string, number> = {}
    Object.assign(window, { begun })
    new MutationObserver(() => {
      const state = document.querySelector('#listings')?.getAttribute('data-state') ?? ''
      begun[state] = performance.now()
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] })
  })
  await openHtml(page, aPage(aSearch({ solr: { timeout: TIMEOUT_S } })))
  const listings = new SearchPage(page)
  await listings.settled()
  const before = await listings.results()

  await qa.dial({ failureRate: 1, kind: 'hang' })
  await listings.value('Type', 'cabin').click()
  await page.locator('#listings[data-state="failed"]').waitFor()
  const begun = await page.evaluate(() => Reflect.get(window, 'begun') as Record<string, number>)
  const held = (begun['failed'] ?? 0) - (begun['pending'] ?? 0)
  expect(held).toBeGreaterThanOrEqual(TIMEOUT_S * 1000 - 20)
  expect(held).toBeLessThan(TIMEOUT_S * 1000 + 1000)
  expect(told.lines).toEqual(['0, timeout after 1 s'])
  expect(await listings.results(), 'the old results stay').toEqual(before)
  await expect(page.locator('.vitrine-results[data-stale]')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The search did not work.')

  await qa.dial()
  await page.getByRole('button', { name: 'Try again' }).click()
  await listings.settled()
  expect(await listings.ticked()).toEqual(['cabin'])
  await expect.poll(async () => (await qa.inFlight()).current).toBe(0)
})
