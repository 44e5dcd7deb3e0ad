import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { type StreamedPage, serveStreamed } from './serveStreamed'

/** The start of a page, up to our script at the end of the body, as a CMS aggregates it. */
const head = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Listings</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/dist/vitrine.css" />
  </head>
  <body>`
const search = `
  <main id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select">
    <div data-vitrine="facet" data-vitrine-field="city"></div>
    <div data-vitrine="results">
      <template data-vitrine-template="result"><h3 data-vitrine-text="title"></h3></template>
    </div>
  </main>`
const script = `
  <script>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.vitrine-results__item')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')))
    }).observe(document, { childList: true, subtree: true })
  </script>
  <script src="/dist/vitrine.js"></script>`

let streamed: StreamedPage

test.afterEach(() => streamed.close())

test('a page whose end is late has its first results while it is loading', async ({
  page,
  site,
  qa,
}) => {
  streamed = await serveStreamed(site, `${head}<h1>Listings</h1>${search}${script}`)
  await page.goto(streamed.url, { waitUntil: 'commit' })
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  const ms = await page.evaluate(() => {
    const [script] = performance.getEntriesByName(`${location.origin}/dist/vitrine.js`)
    const start = script instanceof PerformanceResourceTiming ? script.responseEnd : Number.NaN
    const end = performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN
    return (end - start).toFixed()
  })
  test.info().annotations.push({ type: 'results after the script, in ms', description: ms })

  streamed.finish(`
    <div data-vitrine="result-count" data-vitrine-for="listings"></div></body></html>`)
  await expect(page.locator('.vitrine-result-count')).toBeVisible()
  await page.waitForLoadState()
  await waitForSearches(page)
  expect(await qa.searches(), 'a late widget shows the response').toHaveLength(1)
})

test('what the parser has not finished is mounted when it is', async ({ page, site }) => {
  const open = search.replace('</main>', '')
  streamed = await serveStreamed(site, `${head}${script}${open}`)
  await page.goto(streamed.url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.Vitrine && document.querySelector('template'))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => window.Vitrine?.doctor().components)).toEqual([])
  streamed.finish('<div data-vitrine="pager"></div></main></body></html>')
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  await expect(page.locator('.vitrine-pager')).toBeVisible()
})

test('a search without widgets waits for the end before it lays out its page', async ({
  page,
  site,
}) => {
  const empty = '<main id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select">'
  streamed = await serveStreamed(site, `${head}${empty}</main>${script}`)
  await page.goto(streamed.url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.Vitrine)
  expect(await page.locator('.vitrine-page').count()).toBe(0)
  streamed.finish('</body></html>')
  await expect(page.locator('.vitrine-page .vitrine-results__item').first()).toBeVisible()
})

test('a script in the head reads settings that stand in the body', async ({ page, site }) => {
  const settings =
    '<script type="application/json" data-vitrine-settings>{"messages": {"search.submit": "Find a place"}}</script>'
  const box = search.replace('<div data-vitrine="facet"', '<div data-vitrine="search-box"></div>$&')
  const start = head.replace('</head>', `${script}</head>`)
  streamed = await serveStreamed(site, `${start}${settings}${box}<p>More</p>`)
  await page.goto(streamed.url, { waitUntil: 'commit' })
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await expect(page.getByRole('button', { name: 'Find a place' })).toBeVisible()
  streamed.finish('</body></html>')
  await page.waitForLoadState()
})
