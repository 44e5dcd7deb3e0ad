import type { FlagDocsState } from '../../../slices/flags/flagDocs'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { FlagCounter, openFlagCounter, THREE_IDS } from './FlagCounter'
import { toggleFlags, waitForFlags } from './savedItems'

test.use(onSharedPage)

/** The default of `maxBooleanClauses` in Solr. */
const MAX_CLAUSES = 1024

/** The bodies of the requests for saved items, and the ids in each of them. */
async function requestedIds(qa: Qa) {
  const bodies = (await qa.searches()).filter((body) => /^rows=\d+&fq=id/.test(body))
  const lists = bodies.map((body) => {
    expect(body).toMatch(/^rows=\d+&fq=id:\(\S+\)$/)
    const fq = new URLSearchParams(body).get('fq') ?? ''
    return fq.slice('id:('.length, -1).split(' OR ')
  })
  return { bodies, lists }
}

test('loads the items when the list is first opened, and only once', async ({ page, qa }) => {
  const counter = await openFlagCounter(page)
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  expect((await requestedIds(qa)).bodies).toEqual([])
  // Leaving before the response aborts the request, so this waits until the documents are loaded.
  await counter.button.hover()
  await page.waitForFunction((count) => {
    const state = window.Vitrine?.getState() as { flagDocs?: FlagDocsState }
    const known = Object.values(state.flagDocs ?? {}).flatMap(({ docs }) => Object.keys(docs))
    return known.length === count
  }, THREE_IDS.length)
  await expect(counter.row(2).getByRole('link')).toBeVisible()
  await page.mouse.move(5, 500)
  await expect(counter.list).toBeHidden()
  await counter.button.hover()
  await expect(counter.list).toBeVisible()
  const { bodies } = await requestedIds(qa)
  expect(bodies).toHaveLength(1)
  expect(decodeURIComponent(bodies[0] ?? '')).toBe(
    'rows=3&fq=id:(k3x9-listings-3 OR k3x9-listings-1 OR k3x9-listings-2)',
  )
})

test('splits requests for more items than Solr allows clauses, and loads all items', async ({
  page,
  context,
  site,
  qa,
}) => {
  const ids = Array.from({ length: 1100 }, (_, n) => `k3x9-listings-${n + 1}`)
  const counter = await openFlagCounter(page, ids)
  await expect(counter.button).toHaveAccessibleName(/ 1,100$/)
  await counter.button.hover()
  // A slow machine needs longer than the timeout of an expectation.
  await counter.row(1099).locator('a').waitFor({ state: 'attached' })
  await expect(counter.list.locator('li')).toHaveCount(1100)
  await expect.poll(async () => (await requestedIds(qa)).lists.flat().length).toBe(1100)
  const { lists } = await requestedIds(qa)
  expect(lists.flat()).toEqual(ids)
  for (const list of lists) expect(list.length).toBeLessThan(MAX_CLAUSES)
  await counter.waitForTitles(1100)

  // The link has at most 1,000 items, and the list explains that.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  await counter.list.getByRole('button', { name: 'Copy link' }).click()
  await expect(counter.list.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const q = new URLSearchParams(new URL(copied).hash.slice(1)).get('q')
  expect(q?.slice('id:('.length, -1).split(' OR ')).toEqual(ids.slice(-1000))
  await expect(counter.list.getByText('1,000')).toBeVisible()
})

test('loads the pictures in the list when they scroll into view', async ({ page }) => {
  const ids = Array.from({ length: 200 }, (_, n) => `k3x9-listings-${n + 1001}`)
  const counter = await openFlagCounter(page, ids)
  const pictures = counter.list.locator('img')
  const fetched = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0))
  for (const time of ['opened first', 'opened again']) {
    await counter.button.hover()
    await expect.poll(async () => (await fetched()).length, time).toBeGreaterThan(150)
    await expect.poll(async () => (await fetched()).slice(0, 3), time).toEqual([true, true, true])
    expect((await fetched()).filter(Boolean).length, time).toBeLessThan(40)
    await page.mouse.move(5, 700)
    await expect(counter.list).toBeHidden()
  }
  await counter.button.hover()
  await expect
    .poll(async () => {
      await counter.list.evaluate((list) => list.scrollTo(0, list.scrollHeight))
      return (await fetched()).at(-1)
    })
    .toBe(true)
  expect((await fetched()).filter(Boolean).length).toBeLessThan(150)
})

const HOSTILE = ['1) OR (*:*', '*', '[* TO *]', '"', '\\', 'AND', '<img src=x onerror=alert(1)>']

test('ids with Lucene or HTML syntax match nothing but themselves', async ({ page, qa }) => {
  const counter = await openFlagCounter(page, [...HOSTILE, ...THREE_IDS])
  await counter.button.hover()
  await expect(counter.list.locator('li')).toHaveCount(HOSTILE.length + 3)
  await expect(counter.list.getByText('No longer available')).toHaveCount(HOSTILE.length)
  expect((await counter.titles()).filter((title) => title !== '')).toHaveLength(3)
  expect(await page.evaluate(() => document.images.length)).toBeLessThan(100)
  const responses = (await qa.log()).filter(({ body }) => /^rows=\d+&fq=id/.test(body))
  expect(responses.map(({ status }) => status)).toEqual([200])
  await counter
    .row(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(counter.button).toHaveAccessibleName(new RegExp(` ${HOSTILE.length + 2}$`))
})

test('after a failed request the items can be removed and retry loads them', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/^(Vitrine: )?500, |Failed to load resource/)
  const counter = await openFlagCounter(page)
  await qa.simulate({ failureRate: 1, kind: '500' })
  await counter.button.hover()
  const again = counter.list.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect.poll(() => consoleLog.lines.some((line) => /500, /.test(line))).toBe(true)
  await counter
    .row(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(counter.button).toHaveAccessibleName(/ 2$/)
  await qa.simulate()
  await again.click()
  await expect(counter.list.getByRole('link', { name: /\w/ }).first()).toBeVisible()
  await expect(again).toBeHidden()
})

test('a counter and a script that saves items work without a search component', async ({
  page,
}) => {
  await openHtml(
    page,
    htmlPage(`<div data-vitrine="flag-counter" data-vitrine-path="/saved.html"
      data-vitrine-solr.url="/solr/select"><a href="/saved.html">Saved items</a></div>`),
  )
  await waitForFlags(page)
  await toggleFlags(page, THREE_IDS)
  const counter = new FlagCounter(page)
  await expect(counter.button).toHaveAccessibleName(/ 3$/)
  await counter.button.hover()
  await counter.waitForTitles(3)
  const view = counter.list.getByRole('link', { name: /^View/ })
  const href = (await view.getAttribute('href')) ?? ''
  expect(decodeURIComponent(href)).toBe(
    '/saved.html#q=id:(k3x9-listings-3 OR k3x9-listings-1 OR k3x9-listings-2)',
  )
})
