import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { launch, openPage } from './openPage'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Counts the errors that are made, and keeps where the first request comes from. */
const watch = `
  window.made = 0
  const NativeError = Error
  window.Error = new Proxy(NativeError, {
    apply: (target, self, args) => (window.made++, target(...args)),
    construct: (target, args) => (window.made++, new target(...args)),
  })
  window.fetch = () => {
    NativeError.stackTraceLimit = Infinity
    window.trace ??= new NativeError().stack
    return new Promise(() => {})
  }
`

// The stack of an error costs a second reading of each function in it, once somebody looks at it, as tools do.
test('sends the first request with no error made and no frame of the whole script around it', async (t) => {
  const browser = await launch()
  t.after(() => browser.close())
  const html = `<!doctype html><html lang="en"><body>
    <div data-vitrine="search" data-vitrine-solr.url="/solr"><div data-vitrine="results"></div></div>
    <script>${watch}</script>
    <script src="vitrine.js"></script></body></html>`
  const page = await openPage(browser, { folder: DIST, html })
  await page.goto('http://vitrine.test/')
  await page.waitForFunction('window.trace')
  const trace = String(await page.evaluate('window.trace'))
  const frames = [...trace.matchAll(/vitrine\.js:(\d+):(\d+)/g)]
  assert.ok(frames.length > 2, trace)
  const lines = readFileSync(join(DIST, 'vitrine.js'), 'utf8').split('\n')
  // Where the function around the whole file is called.
  const last = lines.findLastIndex((line) => line.endsWith('})();'))
  const end = lines[last]?.length ?? 0
  const outermost = frames.filter(
    ([, line, column]) => Number(line) === last + 1 && Number(column) > end - 10,
  )
  assert.deepEqual(outermost, [], trace)
  assert.equal(await page.evaluate('window.made'), 0)
})
