import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright'
import { buildFixture } from './buildFixture'
import { executedPackages, LAZY, SANITISER } from './executedPackages'
import { launch, openPage } from './openPage'

declare global {
  var reports: string[]
  var amd: number
  var keys: string[]
}

const STRICT_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine"
const CSP_RECORDER = `self.reports = []
document.addEventListener('securitypolicyviolation', (event) =>
  reports.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))`
const HOST_PAGE = `self.amd = 0
self.define = () => { amd += 1 }
define.amd = {}
self.exports = {}
self.module = { exports }
self.require = () => { amd += 1 }
self.process = undefined
self.keys = [...Object.keys(self), 'keys']`

let folder: string
let browser: Browser

before(async () => {
  browser = await launch()
  folder = await buildFixture()
})
after(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('runs no code of a module before its import()', async () => {
  const page = await openPage(browser, {
    folder,
    html: '<script defer src="/vitrine.js"></script>',
  })
  await page.coverage.startJSCoverage()
  await page.goto('http://site.test/')
  await page.getByText('counted 0').waitFor()
  const before = await executedPackages(page, folder)
  assert.ok(before.has('react-dom') && before.has('@redux-saga/core'), [...before].join())
  assert.deepEqual(
    [...before].filter((name) => LAZY.has(name)),
    [],
  )

  await page.coverage.startJSCoverage()
  await page.evaluate(() => VitrineFixture.clean('<b>x</b>'))
  const after = await executedPackages(page, folder)
  assert.deepEqual([...after].filter((name) => LAZY.has(name)).sort(), SANITISER)
  await page.close()
})

test('works under a strict policy with Trusted Types, with map and gallery', async () => {
  const page = await openPage(browser, {
    folder,
    html: '<script src="/recorder.js"></script><link rel="stylesheet" href="/vitrine.css"><body><script src="/vitrine.js"></script>',
    files: { '/recorder.js': CSP_RECORDER },
    csp: STRICT_CSP,
  })
  const errors = watchErrors(page)
  await page.goto('http://site.test/')
  await page.evaluate(() => VitrineFixture.map())
  await page.evaluate(() => VitrineFixture.gallery())
  await page.getByText('First picture').waitFor()
  await page.locator('.leaflet-popup').getByText('Here').waitFor()
  for (const part of ['.leaflet-popup em', '.leaflet-marker-icon b', 'path.leaflet-interactive'])
    assert.equal(await page.locator(`.leaflet-container ${part}`).count(), 1, part)
  // Leaflet's own controls, and their sinks, are left out of the build.
  assert.equal(await page.locator('.leaflet-control').count(), 0)
  assert.equal(await page.locator('img[src^="data:"]').count(), 0)
  assert.deepEqual(await page.evaluate(() => reports), [])
  assert.deepEqual(errors, [])
  await page.close()
})

test("does not touch the page's AMD loader, module and globals, under any file name", async () => {
  const script = await readFile(join(folder, 'vitrine.js'), 'utf8')
  const page = await openPage(browser, {
    folder,
    html: '<body><script src="/host.js"></script><script src="/aggregated/js_x7.js?v=2"></script>',
    files: { '/host.js': HOST_PAGE, '/aggregated/js_x7.js': `${script}\n;self.aggregated = 1` },
  })
  const errors = watchErrors(page)
  await page.goto('http://site.test/')
  await page.evaluate(() => VitrineFixture.clean('<img src=a srcset="b 1x">'))
  await page.evaluate(() => VitrineFixture.map())
  await page.evaluate(() => VitrineFixture.gallery())
  const added = await page.evaluate(() => Object.keys(self).filter((key) => !keys.includes(key)))
  // Leaflet keeps its listeners on the object that it listens to.
  assert.deepEqual(added, ['VitrineFixture', 'aggregated', '_leaflet_events'])
  assert.equal(await page.evaluate(() => amd), 0)
  assert.deepEqual(errors, [])
  await page.close()
})

test('a dialog opens, keeps the focus and writes no style element', async () => {
  const page = await openPage(browser, {
    folder,
    html: '<body><script src="/vitrine.js"></script>',
  })
  await page.goto('http://site.test/')
  await page.evaluate(() => VitrineFixture.greet())
  await page.getByRole('dialog', { name: 'Hello' }).waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'OK')
  const search = page.getByLabel('Search', { exact: true })
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    assert.equal(await search.evaluate((one) => one.matches(':focus')), false)
  }
  assert.equal(await page.locator('style').count(), 0)
  await page.close()
})

test('works as ES modules', async () => {
  const page = await openPage(browser, {
    folder,
    html: '<body><script type="module" src="/esm/vitrine.js"></script>',
  })
  const errors = watchErrors(page)
  await page.goto('http://site.test/')
  await page.getByText('counted 0').waitFor()
  await page.evaluate(() => VitrineFixture.map())
  assert.equal(await page.evaluate(() => VitrineFixture.clean('<p onclick=x>y')), '<p>y</p>')
  assert.deepEqual(errors, [])
  await page.close()
})

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const isMissingTile = message.text().includes('404')
    if (message.type() === 'error' && !isMissingTile) errors.push(message.text())
  })
  return errors
}
