import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type ViewportSize } from 'playwright'
import { launchOptions } from '../support/findBrowser'
import { openWebKit } from './openWebKit'

const files = readdirSync(new URL('../../demo', import.meta.url))
/**
 * menu.html has no script. shadowed.html hides what the report is read from; its self-checks run below. On
 * lazy.html a mount point is one only until it has loaded. wrong.html reports the engine's words about a JSON text.
 */
const WITHOUT_REPORT = ['menu.html', 'shadowed.html', 'lazy.html', 'wrong.html']
const PAGES = [
  ...files.filter((name) => name.endsWith('.html') && !WITHOUT_REPORT.includes(name)),
  'listings/17',
  'search?q=lake',
  'shop',
  'shop/p-6',
  'shop/p-6/quote',
]

/** How long a page may take to mount as much as in Chromium. It bounds no time of the product. */
const LIMIT_MS = 60_000

/** What has mounted, what has not, and what was reported, when no search is pending. */
const REPORT = `(() => {
  const isBusy = [...document.querySelectorAll('[data-vitrine="search"]')]
    .some((one) => ['idle', 'pending'].includes(one.dataset.state))
  if (!window.Vitrine || document.readyState !== 'complete' || isBusy) return null
  const { widgets, notMounted, problems } = window.Vitrine.doctor()
  return JSON.stringify([
    widgets.map(({ name }) => 'mounted: ' + name).sort(),
    notMounted.map((name) => 'not mounted: ' + name).sort(),
    // The first line says what was not mounted; the others may hold the engine's words about a JSON text.
    problems.map(({ level, message }) => level + ': ' + message.split('\\n')[0].split(';')[0]).sort(),
  ].flat(), null, 1)
})()`

const webkit = openWebKit()
let browser: Browser
before(async () => {
  browser = await chromium.launch(launchOptions())
})
after(() => browser.close())

/** Repeats until a report is that of the other engine, or has not changed for long. */
async function reportsUntilEqual(
  readReports: readonly (() => Promise<unknown>)[],
): Promise<readonly unknown[]> {
  const limit = Date.now() + LIMIT_MS
  for (;;) {
    const reports = await Promise.all(readReports.map((read) => read()))
    const isEqual = reports.every((one) => one !== null && one === reports[0])
    if (isEqual || Date.now() > limit) return reports
    await wait(100)
  }
}

/** Queries that shorten large pages without changing what they contain. */
const SHORTER: Readonly<Record<string, string>> = { 'large.html': '?rows=24' }

for (const name of PAGES) {
  test(`${name} mounts the same widgets in WebKit as in Chromium`, async () => {
    const page = webkit()
    const address = `/${name}${SHORTER[name] ?? ''}`
    // A page must not find what another one has saved.
    await page.forgetSite()
    // Both windows have one size: a layout may have no room for a widget.
    const viewport = await page.run('return { width: innerWidth, height: innerHeight }')
    const context = await browser.newContext({ viewport: viewport as ViewportSize })
    const chromiumPage = await context.newPage()
    await Promise.all([page.goto(address), chromiumPage.goto(new URL(address, page.site).href)])
    const [inWebKit, inChromium] = await reportsUntilEqual([
      () => page.run(`return ${REPORT}`),
      () => chromiumPage.evaluate(REPORT),
    ])
    await context.close()
    assert.notEqual(inChromium, null)
    assert.equal(inWebKit, inChromium)
  })
}

for (const name of ['crowded.html', 'shadowed.html']) {
  test(`all self-checks of ${name} pass in WebKit`, async () => {
    const page = webkit()
    await page.forgetSite()
    await page.goto(`/${name}`)
    await page.waitFor("document.querySelector('#checks[data-done]')")
    // As one text: crowded.html changes how lists become JSON, which the driver uses.
    const text = await page.run(
      "return [...document.querySelectorAll('#checks > li')].map((one) => one.textContent.replace(/\\s+/g, ' ')).join('\\n')",
    )
    const lines = String(text).split('\n')
    assert.deepEqual(
      lines.filter((line) => !line.startsWith('PASS')),
      [],
    )
    assert.ok(lines.length >= 5)
  })
}
