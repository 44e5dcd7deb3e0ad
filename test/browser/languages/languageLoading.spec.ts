import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const SOLR = '{"solr": {"url": "/solr/select", "index": "listings", "max_rows": 6}}'

/** A page that loads the ES modules and has content of the server. */
const modulePage = (lang: string) => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" /><title>Unterkünfte</title><link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/dist/vitrine.css" />
    <script type="module" src="/dist/esm/vitrine.js"></script>
  </head>
  <body>
    <aside aria-label="Angebot" data-vitrine="callout">Im März zum halben Preis.</aside>
    <main id="listings" data-vitrine="search" data-vitrine-config='${SOLR}'>
      <div data-vitrine="search-box"></div>
      <div data-vitrine="result-count"></div>
      <div data-vitrine="results"><p>Vom Server</p></div>
      <div data-vitrine="flag-counter"></div>
    </main>
  </body>
</html>`

/** Records all texts that the page shows or announces. */
async function recordTexts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const texts = new Set<string>()
    Object.assign(window, { texts })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll(
        'button, label, [aria-live], .vitrine-result-count',
      )) {
        texts.add(one.textContent.trim())
        texts.add(one.getAttribute('aria-label') ?? '')
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts])
}

test('until its language is loaded a page shows and announces no text of ours, although the search has run', async ({
  page,
  qa,
}) => {
  const texts = await recordTexts(page)
  // Counts the search and the request for its documents.
  let responses = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/solr/select')) responses += 1
  })
  const release = await holdRequests(page, '**/dist/esm/de-*.js')
  await openHtml(page, modulePage('de-DE'))
  await expect.poll(() => responses).toBeGreaterThanOrEqual(2)
  await page.evaluate(() => {
    window.Vitrine?.bus.emit('notice:show', { text: 'Guten Tag', style: 'warn' })
  })
  expect(await qa.searches()).toHaveLength(1)
  await expect(page.getByText('Vom Server')).toBeVisible()
  expect(await page.locator('[data-vitrine-root] *').count()).toBe(0)
  expect((await texts()).filter((text) => text !== '')).toEqual([])

  release()
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gemerkte Einträge 0' })).toBeVisible()
  await expect(
    page.getByRole('complementary').getByRole('button', { name: 'Schließen' }),
  ).toBeVisible()
  await expect.poll(async () => (await texts()).join()).toContain('1–6 von 2.000 Ergebnissen')
  await expect.poll(async () => (await texts()).join()).toContain('Warnung: Guten Tag')
  expect((await texts()).join()).not.toMatch(/\bof\b|Search|Saved|Warning|Close/)
})

test('without its language the page warns and works in English', async ({ page, consoleLog }) => {
  consoleLog.allow(/lang could not load its part of the bundle/)
  consoleLog.allow(/Failed to load resource/)
  await page.route('**/dist/esm/de-*.js', (route) => route.abort())
  await openHtml(page, modulePage('de'))
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByText('1–6 of 2.000', { exact: true })).toBeVisible()
})

test('an English page loads no language', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openHtml(page, modulePage('en-GB'))
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved items 0' })).toBeVisible()
  expect(urls.filter((url) => /esm\/(?:loadMessages|ar|de|es|fr)-/.test(url))).toEqual([])
  expect(urls.filter((url) => url.includes('/dist/esm/')).length).toBeGreaterThan(1)
})
