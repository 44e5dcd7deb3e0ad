import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright'
import { launch } from '../openPage'
import { assertLogged } from './assertLogged'
import { linkedStyles, ofOtherBuild, openSearch, text } from './openSearch'
import { async, deferred, delayed, FIRST, SECOND, STRICT_POLICY, stylesheet, THIRD } from './tags'

const ALL = FIRST + SECOND + THIRD

let browser: Browser
before(async () => {
  browser = await launch()
})
after(() => browser.close())

interface Options {
  readonly csp?: string
  readonly files?: Record<string, string>
  /** The widgets beside the results. */
  readonly widgets?: readonly string[]
}

/** Opens a search page with these tags in its head. @returns what it shows, its requests and its console. */
async function visit(head: string, { csp, files, widgets = ['facets', 'view'] }: Options = {}) {
  const site = { head, widgets: [...widgets, 'results'], csp, files }
  const { page, bodies, log } = await openSearch(browser, site)
  const radios = await page.getByRole('radio').count()
  const labels = await page.locator('.vitrine-facet__value').allTextContents()
  const list = page.getByRole('button', { name: 'List' })
  if ((await list.count()) > 0) await list.click()
  const view = await page.locator('main').getAttribute('data-view')
  const linked = await linkedStyles(page)
  await page.close()
  return { bodies, log, radios, labels, view, styles: linked }
}

const joined = (...names: readonly string[]) => names.map(text).join('\n;')

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
  const { radios, view, log } = await visit(ALL, { csp: STRICT_POLICY })
  assert.equal(radios, 2)
  assert.equal(view, 'list')
  assert.deepEqual(log, [])
})

test('a page that links vitrine.css gets the styles of the scripts right behind it', async () => {
  const theme = '<link rel="stylesheet" href="/theme.css">'
  const whole = ['vitrine.css', 'vitrine-facets.css', 'vitrine-page.css', 'theme.css']
  const added = await visit(stylesheet('vitrine') + theme + ALL)
  assert.deepEqual(added.styles, whole)
  const linked = await visit(
    stylesheet('vitrine') + stylesheet('vitrine-facets') + stylesheet('vitrine-page') + theme + ALL,
  )
  assert.deepEqual(linked.styles, whole)
  const partly = await visit(stylesheet('vitrine') + stylesheet('vitrine-facets') + theme + ALL)
  assert.deepEqual(partly.styles, whole)
  const without = await visit(stylesheet('vitrine') + theme + FIRST + SECOND, {
    widgets: ['facets'],
  })
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

test('a second script of another build is not used', async () => {
  const files = { '/other.js': ofOtherBuild('vitrine-facets.js') }
  const { radios, log } = await visit(`<script src="/other.js"></script>${FIRST + THIRD}`, {
    files,
  })
  assert.equal(radios, 0)
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
