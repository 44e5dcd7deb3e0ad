import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { SearchPage } from './SearchPage'
import { searchMarkup } from './searchMarkup'

const TIMEOUT_S = 1

test('a request that hangs fails after the timeout, and the queue continues', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/^0, timeout after 1 s$|^Vitrine: search#listings: POST /)
  await page.clock.install()
  await openHtml(page, htmlPage(searchMarkup({ solr: { timeout: TIMEOUT_S } })))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const before = await listings.results()

  await qa.simulate({ failureRate: 1, kind: 'hang' })
  const state = page.locator('#listings')
  await page.clock.pauseAt(Date.now() + 60_000)
  await listings.value('Type', 'cabin').click()
  await expect.poll(async () => (await qa.inFlight()).current).toBe(1)
  await page.clock.runFor(TIMEOUT_S * 1000 - 20)
  await expect(state).toHaveAttribute('data-state', 'pending')
  await page.clock.runFor(40)
  await expect(state).toHaveAttribute('data-state', 'failed')
  await page.clock.resume()
  await expect
    .poll(() => consoleLog.lines)
    .toEqual([
      '0, timeout after 1 s',
      'Vitrine: search#listings: POST /solr/select had no answer: timeout after 1 s',
    ])
  expect(await listings.results(), 'the old results stay').toEqual(before)
  await expect(page.locator('.vitrine-results[data-stale]')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The search did not work.')

  await qa.simulate()
  await page.getByRole('button', { name: 'Try again' }).click()
  await listings.waitForResults()
  expect(await listings.checkedValues()).toEqual(['cabin'])
  await expect.poll(async () => (await qa.inFlight()).current).toBe(0)
})
