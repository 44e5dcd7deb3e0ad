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
  response: {
    numFound: 1,
    start: 0,
    docs: [{ id: '1', title: 'One', price: 90, latlng: '44.05,-121.31' }],
  },
  facet_counts: { facet_fields: { type: ['flat', 1] } },
})
const FIRST = '<script src="/vitrine.js?v=1"></script>'
const SECOND = '<script src="/vitrine-facets.js?v=1"></script>'
const THIRD = '<script src="/vitrine-page.js?v=1"></script>'
const FOURTH = '<script src="/vitrine-layout.js?v=1"></script>'
const ALL = FIRST + SECOND + THIRD
const WHOLE = ALL + FOURTH
const deferred = (tags: string) => tags.replaceAll('<script', '<script defer')
const async = (tags: string) => tags.replaceAll('<script', '<script async')
/** As optimizers delay scripts: once the page has loaded, each runs when the one before it has run. */
const delayed = (tags: string) =>
  `${tags.replaceAll('<script src', '<script type="text/delayed" data-src')}<script>
    addEventListener('load', () => setTimeout(async () => {
      for (const one of document.querySelectorAll('[data-src]')) await new Promise((onload) => {
        one.replaceWith(Object.assign(document.createElement('script'), { src: one.dataset.src, onload }))
      })
    }))
  </script>`
const joined = (...names: readonly string[]) => names.map(text).join('\n;')

let browser: Browser
before(async () => {
  browser = await launch()
})
after(() => browser.close())

interface Visit {
  readonly csp?: string
  readonly files?: Record<string, string>
  /** The widgets beside the results. */
  readonly widgets?: readonly string[]
}

const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

/** Opens a page that a search with a map lays out. @returns what it shows, its requests and its console. */
async function visitMap(head: string, { csp, files }: Pick<Visit, 'csp' | 'files'> = {}) {
  const config = JSON.stringify({
    ...JSON.parse(CONFIG),
    layout: 'map',
    map: { tiles: '/tiles/{z}/{x}/{y}.svg', location: 'latlng' },
  })
  // Without styles, a map grows by its own tiles.
  const styled = head.includes('.css') ? head : `<link rel="stylesheet" href="/vitrine.css">${head}`
  const html = `<!doctype html><html lang="de"><head>${styled}</head><body><main data-vitrine="search" data-vitrine-config='${config}'></main></body></html>`
  const page = await openPage(browser, {
    folder: DIST,
    html,
    ...(csp && { csp }),
    ...(files && { files }),
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const bodies: string[] = []
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.route('**/tiles/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
  )
  await page.route('**/solr/select', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'application/json', body: ANSWER })
  })
  await page.goto('http://site.test/')
  await page.locator('.vitrine-results__item').first().waitFor()
  await page.waitForTimeout(100)
  const map = page.locator('.vitrine-page__map .leaflet-container')
  const hasMap = (await page.locator('.vitrine-page--map').count()) > 0
  if (hasMap) await map.waitFor()
  const switches = await page.locator('.vitrine-page__toggle').allTextContents()
  const links = await page.locator('link').evaluateAll((all) => all.map((one) => one.outerHTML))
  const styles = links.map((link) => /[\w-]+\.css/.exec(link)?.[0])
  await page.close()
  return { bodies, log, hasMap, switches, styles }
}

/** Opens a search page with these tags in its head. @returns what it shows, its requests and its console. */
async function visit(head: string, { csp, files, widgets = ['facets', 'view'] }: Visit = {}) {
  const points = [...widgets, 'results'].map((name) => `<div data-vitrine="${name}"></div>`)
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main data-vitrine="search" data-vitrine-config='${CONFIG}'>${points.join('')}</main></body></html>`
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
  const list = page.getByRole('button', { name: 'List' })
  if ((await list.count()) > 0) await list.click()
  const view = await page.locator('main').getAttribute('data-view')
  const links = await page.locator('link').evaluateAll((all) => all.map((one) => one.outerHTML))
  const styles = links.map((link) => /[\w-]+\.css/.exec(link)?.[0])
  await page.close()
  return { bodies, log, radios, labels, view, styles }
}

function assertLogged(log: readonly string[], part: string): void {
  assert.ok(
    log.some((line) => line.includes(part)),
    `${part} is not in:\n${log.join('\n')}`,
  )
}

const ORDERS = [
  ['in order', ALL],
  ['in reverse', THIRD + SECOND + FIRST],
  ['the third, the first, the second', THIRD + FIRST + SECOND],
  ['the second, the third, the first', SECOND + THIRD + FIRST],
  ['all deferred', deferred(ALL)],
  ['all deferred, in reverse', deferred(THIRD + SECOND + FIRST)],
  ['all async', async(ALL)],
  ['the first deferred, the others async', deferred(FIRST) + async(SECOND + THIRD)],
  ['the last one async', deferred(FIRST + SECOND) + async(THIRD)],
  ['once the page has loaded', delayed(ALL)],
  ['once the page has loaded, in reverse', delayed(THIRD + SECOND + FIRST)],
  ['all in one file', '<script src="/all.js"></script>'],
  ['all in one file, in reverse', '<script src="/turned.js"></script>'],
  ['two in one file, and the third', `<script src="/two.js"></script>${THIRD}`],
] as const

for (const [name, head] of ORDERS) {
  test(`a page with all scripts sends one first search, shows radios and a view: ${name}`, async () => {
    const files = {
      '/all.js': joined('vitrine.js', 'vitrine-facets.js', 'vitrine-page.js'),
      '/turned.js': joined('vitrine-page.js', 'vitrine-facets.js', 'vitrine.js'),
      '/two.js': joined('vitrine.js', 'vitrine-facets.js'),
    }
    const { bodies, log, radios, labels, view } = await visit(head, { files })
    assert.equal(bodies.length, 1)
    assert.match(bodies[0] ?? '', /facet\.field=%7B!ex%3Dtype%7Dtype/)
    assert.equal(radios, 2)
    assert.deepEqual(labels, ['Any', 'Flat'])
    assert.equal(view, 'list')
    assert.deepEqual(log, [])
  })
}

for (const [name, head] of [
  ['in order', FIRST + SECOND],
  ['the second first', SECOND + FIRST],
  ['both async', async(FIRST + SECOND)],
] as const) {
  test(`a page without widgets of the third script needs only two: ${name}`, async () => {
    const { bodies, log, radios } = await visit(head, { widgets: ['facets'] })
    assert.equal(bodies.length, 1)
    assert.equal(radios, 2)
    assert.deepEqual(log, [])
  })
}

test('the further scripts need no more of a Content-Security-Policy than the first', async () => {
  const csp =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine 'allow-duplicates'"
  const { radios, view, log } = await visit(ALL, { csp })
  assert.equal(radios, 2)
  assert.equal(view, 'list')
  assert.deepEqual(log, [])
})

test('a page that links vitrine.css gets the styles of the scripts right behind it', async () => {
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css">`
  const theme = '<link rel="stylesheet" href="/theme.css">'
  const whole = ['vitrine.css', 'vitrine-facets.css', 'vitrine-page.css', 'theme.css']
  const added = await visit(link('vitrine') + theme + ALL)
  assert.deepEqual(added.styles, whole)
  const linked = await visit(
    link('vitrine') + link('vitrine-facets') + link('vitrine-page') + theme + ALL,
  )
  assert.deepEqual(linked.styles, whole)
  const partly = await visit(link('vitrine') + link('vitrine-facets') + theme + ALL)
  assert.deepEqual(partly.styles, whole)
  const without = await visit(link('vitrine') + theme + FIRST + SECOND, { widgets: ['facets'] })
  assert.deepEqual(without.styles, ['vitrine.css', 'vitrine-facets.css', 'theme.css'])
})

for (const [name, head] of [
  ['alone', FIRST],
  ['with the third', FIRST + THIRD],
] as const) {
  test(`without the second script the page says which tag to add, and searches all the same: ${name}`, async () => {
    const { bodies, log, radios, view } = await visit(head)
    assert.equal(bodies.length, 1)
    assert.equal(radios, 0)
    assert.equal(view, null)
    assertLogged(log, 'add <script src="/vitrine-facets.js?v=1" defer></script>')
    assertLogged(log, 'the code of the widget "view" is missing on this page')
  })
}

test('without the third script the page says which tag to add, and all else works', async () => {
  const { bodies, log, radios, view } = await visit(FIRST + SECOND)
  assert.equal(bodies.length, 1)
  assert.equal(radios, 2)
  assert.equal(view, null)
  assertLogged(log, 'view could not load its part of the bundle')
  assertLogged(log, 'add <script src="/vitrine-page.js?v=1" defer></script>')
  assertLogged(log, 'the code of the widget "view" is missing on this page')
})

test('the tag of the third script has the address of the second where the first was renamed', async () => {
  const files = { '/renamed.js': text('vitrine.js') }
  const { log } = await visit(`<script src="/renamed.js"></script>${SECOND}`, { files })
  assertLogged(log, 'add <script src="/vitrine-page.js?v=1" defer></script>')
})

for (const [name, head] of [
  ['in order', WHOLE],
  ['in reverse', FOURTH + THIRD + SECOND + FIRST],
  ['the fourth, the first, the third, the second', FOURTH + FIRST + THIRD + SECOND],
  ['all deferred', deferred(WHOLE)],
  ['all async', async(WHOLE)],
] as const) {
  test(`a page with all four scripts has a map beside its results: ${name}`, async () => {
    const { bodies, log, hasMap, switches } = await visitMap(head)
    assert.equal(bodies.length, 1)
    assert.ok(hasMap)
    assert.deepEqual(switches, ['Karte'])
    assert.deepEqual(log, [])
  })
}

test('the fourth script needs no more of a Content-Security-Policy than the first', async () => {
  const csp =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine 'allow-duplicates'"
  const { hasMap, log } = await visitMap(WHOLE, { csp })
  assert.ok(hasMap)
  assert.deepEqual(log, [])
})

test('the styles of the fourth script stand behind those of the others', async () => {
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css">`
  const theme = '<link rel="stylesheet" href="/theme.css">'
  const { styles } = await visitMap(link('vitrine') + link('vitrine-page') + theme + WHOLE)
  const order = ['vitrine.css', 'vitrine-facets.css', 'vitrine-page.css', 'vitrine-layout.css']
  assert.deepEqual([...styles].sort(), [...order, 'theme.css'].sort())
  const places = ['vitrine.css', 'vitrine-page.css', 'vitrine-layout.css', 'theme.css'].map((one) =>
    styles.indexOf(one),
  )
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
})

test('without the fourth script the page says which tag to add, and is a list', async () => {
  const { bodies, log, hasMap } = await visitMap(ALL)
  assert.equal(bodies.length, 1)
  assert.equal(hasMap, false)
  assertLogged(log, 'add <script src="/vitrine-layout.js?v=1" defer></script>')
})

const ofOtherBuild = (name: string) =>
  text(name).replace(/build:"[0-9a-f]{10}"/, 'build:"0000000000"')

test('a second script of another build is not used', async () => {
  const files = { '/other.js': ofOtherBuild('vitrine-facets.js') }
  const { radios, log } = await visit(`<script src="/other.js"></script>${FIRST + THIRD}`, {
    files,
  })
  assert.equal(radios, 0)
  assertLogged(log, 'of the same version')
})

test('a fourth script of another build is not used', async () => {
  const files = { '/other.js': ofOtherBuild('vitrine-layout.js') }
  const { hasMap, log } = await visitMap(`${ALL}<script src="/other.js"></script>`, { files })
  assert.equal(hasMap, false)
  assertLogged(log, 'of the same version')
})

test('a third script of another build is not used', async () => {
  const files = { '/other.js': ofOtherBuild('vitrine-page.js') }
  const { radios, view, log } = await visit(`<script src="/other.js"></script>${FIRST + SECOND}`, {
    files,
  })
  assert.equal(radios, 2)
  assert.equal(view, null)
  assertLogged(log, 'of the same version')
})

for (const name of ['vitrine-facets.js', 'vitrine-page.js', 'vitrine-layout.js']) {
  test(`${name} has no second copy of React or of our store`, () => {
    assert.doesNotMatch(text(name), /react\.dev\/errors|useSyncExternalStore|redux|@@INIT/i)
  })
}

test('what one script has is in none of the others', () => {
  const sources = ['vitrine', 'vitrine-facets', 'vitrine-page', 'vitrine-layout'].map((name) => {
    const map = JSON.parse(text(`${name}.js.map`)) as { sources: string[] }
    return map.sources.filter((source) => !source.includes('rolldown-runtime'))
  })
  const all = sources.flat()
  assert.deepEqual(
    all.filter((source, i) => all.indexOf(source) !== i),
    [],
  )
  const [first = [], second = [], third = [], fourth = []] = sources
  assert.ok(first.length > 100 && second.length > 30, 'the first and the second have sources')
  assert.ok(third.some((source) => source.endsWith('view/View.tsx')))
  assert.ok(fourth.some((source) => source.endsWith('map-layout/MapSwitch.tsx')))
})
