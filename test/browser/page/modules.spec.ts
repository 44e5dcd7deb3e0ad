import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { dist } from '../support/startServer'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const moduleFiles = (urls: readonly string[]) =>
  urls.map((url) => /\/dist\/esm\/(.+)$/.exec(url)?.[1]).filter((path) => path !== undefined)

test('with a version in its address the entry starts one copy, and all widgets work', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/modules.html')
  await waitForSearches(page)
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await waitForSearches(page)
  await page.getByRole('button', { name: /^Flag/ }).first().click()
  await expect(page.getByRole('button', { name: /^Unflag/ })).toHaveCount(1)
  await expect(page.getByRole('slider')).toHaveCount(2)

  const names = moduleFiles(urls)
  expect(names).toContain('vitrine.js?ver=1.0')
  expect(names.filter((name) => name.startsWith('vitrine.js'))).toHaveLength(1)
  expect(new Set(names).size).toBe(names.length)
  expect(await page.evaluate(() => window.Vitrine?.doctor().problems)).toEqual([])
})

test('with the printed hints a page requests all of its modules before the first one has arrived', async ({
  page,
}) => {
  const text = await readFile(join(dist, 'modulepreload.html'), 'utf8')
  const section = (title: string) =>
    (text.split(`<!-- ${title} -->\n`)[1]?.split('<!--')[0] ?? '').replaceAll('/vitrine/', '/dist/')
  const hints = ['Any of the following', 'Results with your template', 'A range']
  const head = `${hints.map(section).join('')}<script type="module" src="/dist/esm/vitrine.js"></script>`
  const html = htmlPage(
    `<div id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select">
      <div data-vitrine="range" data-vitrine-field="price"></div>
      <div data-vitrine="results"><template data-vitrine-template="result">
        <h2 data-vitrine-text="title"></h2>
      </template></div>
    </div>`,
    head,
  ).replace('<script defer src="/dist/vitrine.js"></script>', '')
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const release = await holdRequests(page, '**/dist/esm/**')
  const opened = openHtml(page, html)
  const hinted = head.split('rel="modulepreload"').length - 1
  expect(hinted).toBe(4)
  await expect
    .poll(() => new Set(moduleFiles(urls)).size, 'the hinted ones and the entry')
    .toBe(hinted + 1)
  const before = new Set(moduleFiles(urls))
  release()
  await opened
  await waitForSearches(page)
  await expect(page.locator('h2')).not.toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(2)
  // What looks for mistakes, and announces, loads when the page is idle.
  const needed = moduleFiles(urls).filter((file) => !/^(?:findMistakes|idleFlows)-/.test(file))
  expect([...new Set(needed)].sort()).toEqual([...before].sort())
})

test('what looks for mistakes takes none of the line from the first answer', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const answer = await holdRequests(page, '**/solr/select')
  const idle = page.waitForResponse(/\/idleFlows-/)
  await page.goto('/modules.html')
  await idle
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => requestIdleCallback(done))
  })
  expect(urls.some((url) => url.includes('/findMistakes-'))).toBe(false)
  const looked = page.waitForResponse(/\/findMistakes-/)
  answer()
  await looked
})

test('the browser compiles the entry while it loads, and few functions at their first call', async ({
  browser,
  page,
}) => {
  await browser.startTracing(page, { categories: ['-*', 'v8', 'disabled-by-default-v8.compile'] })
  await page.goto('/modules.html')
  await waitForSearches(page)
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: readonly { name: string }[] } = JSON.parse(trace.toString())
  const atFirstCall = traceEvents.filter(({ name }) => name === 'V8.CompileCode').length
  expect(atFirstCall).toBeGreaterThan(0)
  // Without the hint there are more than a thousand.
  expect(atFirstCall).toBeLessThan(600)
})
