import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { launch, openPage } from './openPage'

/** These tests run on the files that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const text = (name: string) => readFileSync(join(DIST, name), 'utf8')

const FACETS = [{ field: 'type', label: 'Kind', single: true, values: { flat: 'Flat' } }]
const CONFIG = JSON.stringify({
  solr: { url: '/solr/select', return_full_docs: false, facets: FACETS },
})
const ANSWER = JSON.stringify({
  response: { numFound: 1, start: 0, docs: [{ id: '1', title: 'One' }] },
  facet_counts: { facet_fields: { type: ['flat', 1] } },
})
const FIRST = '<script src="/vitrine.js?v=1"></script>'
const SECOND = '<script src="/vitrine-facets.js?v=1"></script>'
const deferred = (tag: string) => tag.replace('<script', '<script defer')
const async = (tag: string) => tag.replace('<script', '<script async')

let browser: Browser
before(async () => {
  browser = await launch()
})
after(() => browser.close())

/** Opens a search page with these tags in its head. @returns the radios that it shows, its requests and its console. */
async function visit(
  head: string,
  { csp, files }: { csp?: string; files?: Record<string, string> } = {},
) {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main data-vitrine="search" data-vitrine-config='${CONFIG}'><div data-vitrine="facets"></div><div data-vitrine="view"></div><div data-vitrine="results"></div></main></body></html>`
  const page = await openPage(browser, {
    folder: DIST,
    html,
    ...(csp && { csp }),
    ...(files && { files }),
  })
  const bodies: string[] = []
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.route('**/solr/select', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'application/json', body: ANSWER })
  })
  await page.goto('http://site.test/')
  await page.locator('.vitrine-results__item').first().waitFor()
  await page.waitForTimeout(100)
  const radios = await page.getByRole('radio').count()
  const labels = await page.locator('.vitrine-facet__value').allTextContents()
  await page.close()
  return { bodies, log, radios, labels }
}

const both = [
  ['vitrine.js first', FIRST + SECOND],
  ['vitrine-facets.js first', SECOND + FIRST],
  ['both deferred', deferred(FIRST) + deferred(SECOND)],
  ['both async', async(FIRST) + async(SECOND)],
  ['the first deferred, the second async', deferred(FIRST) + async(SECOND)],
  ['both in one file', '<script src="/all.js"></script>'],
  ['both in one file, the second first', '<script src="/turned.js"></script>'],
] as const

for (const [name, head] of both) {
  test(`a page with both scripts sends one first search and shows radios: ${name}`, async () => {
    const files = {
      '/all.js': `${text('vitrine.js')}\n;${text('vitrine-facets.js')}`,
      '/turned.js': `${text('vitrine-facets.js')}\n;${text('vitrine.js')}`,
    }
    const { bodies, log, radios, labels } = await visit(head, { files })
    assert.equal(bodies.length, 1)
    assert.match(bodies[0] ?? '', /facet\.field=%7B!ex%3Dtype%7Dtype/)
    assert.equal(radios, 2)
    assert.deepEqual(labels, ['Any', 'Flat'])
    assert.deepEqual(log, [])
  })
}

test('the second script needs no more of a Content-Security-Policy than the first', async () => {
  const csp =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine 'allow-duplicates'"
  const { radios, log } = await visit(FIRST + SECOND, { csp })
  assert.equal(radios, 2)
  assert.deepEqual(log, [])
})

test('without the second script the page says which tag to add, and searches all the same', async () => {
  const { bodies, log, radios } = await visit(FIRST)
  assert.equal(bodies.length, 1)
  assert.equal(radios, 0)
  assert.ok(
    log.some((line) => line.includes('add <script src="/vitrine-facets.js?v=1" defer></script>')),
    log.join('\n'),
  )
  assert.ok(
    log.some((line) => line.includes('the code of the widget "view" is missing on this page')),
    log.join('\n'),
  )
})

test('a second script of another build is not used', async () => {
  const other = text('vitrine-facets.js').replace(/build:"[0-9a-f]{10}"/, 'build:"0000000000"')
  const { radios, log } = await visit(`<script src="/other.js"></script>${FIRST}`, {
    files: { '/other.js': other },
  })
  assert.equal(radios, 0)
  assert.ok(
    log.some((line) => line.includes('of the same version')),
    log.join('\n'),
  )
})

test('the second script has no second copy of React or of our store', () => {
  const second = text('vitrine-facets.js')
  assert.doesNotMatch(second, /react\.dev\/errors|useSyncExternalStore|redux|@@INIT/i)
})
