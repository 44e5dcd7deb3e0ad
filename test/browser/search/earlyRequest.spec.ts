import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const URL = '/solr/select'
const BODY =
  '<main id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false"><div data-vitrine="result-count"></div><div data-vitrine="results"></div><div data-vitrine="status"></div></main>'

const pageHtml = (request: string) =>
  htmlPage(
    BODY,
    `<script type="application/json" data-vitrine-request>${request}</script><script src="/dist/vitrine-head.js"></script>`,
  )

/** The bodies of the searches that the page has sent. */
function watchBodies(page: Page): readonly string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '')
  })
  return bodies
}

let body = ''
/** Learns what the page sends first. */
test.beforeEach(async ({ page }) => {
  const bodies = watchBodies(page)
  await openHtml(page, htmlPage(BODY), '/plain')
  await waitForSearches(page)
  body = bodies[0] ?? ''
})

test('the head script sends the first search while the bundle is on its way, and the bundle adopts it', async ({
  page,
}) => {
  const bodies = watchBodies(page)
  const release = await holdRequests(page, '**/dist/vitrine.js')
  const opened = openHtml(page, pageWith({ url: URL, body }))
  await expect.poll(() => bodies).toEqual([body])
  release()
  await opened
  await waitForSearches(page)
  await expect(page.getByText('1–10 of 2,000', { exact: true })).toBeVisible()
  expect(bodies).toEqual([body])
})

test('a failed early request is the failure of the search, and a retry sends it anew', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/503/)
  const bodies = watchBodies(page)
  await page.route(`**${URL}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await openHtml(page, pageWith({ url: URL, body }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1–10 of 2,000', { exact: true })).toBeVisible()
  expect(bodies).toEqual([body, body])
})

test('another search is requested as usual, and the unused one is reported', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/data-vitrine-request> is not used: no search sends this body/)
  const bodies = watchBodies(page)
  const other = body.replace('rows=10', 'rows=9')
  await openHtml(page, pageWith({ url: URL, body: other }))
  await waitForSearches(page)
  await expect(page.getByText('1–10 of 2,000', { exact: true })).toBeVisible()
  expect(bodies).toEqual([other, body])
  await expect.poll(() => consoleLog.lines.join()).toContain('is not used')
})

test('with a fragment nothing is sent early', async ({ page }) => {
  const bodies = watchBodies(page)
  await openHtml(page, pageWith({ url: URL, body }), '/test#q=lake')
  await waitForSearches(page)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toContain('q=lake')
})

test('a text that is no JSON is reported, and the search is requested as usual', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/<script data-vitrine-request> must be JSON with url and body/)
  await openHtml(page, pageHtml('{'))
  await expect(page.getByText('1–10 of 2,000', { exact: true })).toBeVisible()
})

function pageWith(request: object): string {
  return pageHtml(JSON.stringify(request))
}
