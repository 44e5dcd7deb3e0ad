import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { launch, openPage } from './openPage'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Counts the errors that are made, and notes that the first request is sent. */
const watch = `
  window.made = 0
  const NativeError = Error
  window.Error = new Proxy(NativeError, {
    apply: (target, self, args) => (window.made++, target(...args)),
    construct: (target, args) => (window.made++, new target(...args)),
  })
  window.fetch = () => {
    window.sent = true
    return new Promise(() => {})
  }
`

// The stack of an error costs a second reading of each function in it, once somebody looks at it, as tools do.
test('makes no error before the first request is sent', async (t) => {
  const browser = await launch()
  t.after(() => browser.close())
  const html = `<!doctype html><html lang="en"><body>
    <div data-vitrine="search" data-vitrine-solr.url="/solr"><div data-vitrine="results"></div></div>
    <script>${watch}</script>
    <script src="vitrine.js"></script></body></html>`
  const page = await openPage(browser, { folder: DIST, html })
  await page.goto('http://vitrine.test/')
  await page.waitForFunction('window.sent')
  assert.equal(await page.evaluate('window.made'), 0)
})
