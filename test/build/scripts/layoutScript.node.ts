import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright'
import { launch } from '../openPage'
import { assertLogged } from './assertLogged'
import { linkedStyles, ofOtherBuild, openSearch } from './openSearch'
import { async, deferred, FIRST, FOURTH, SECOND, STRICT_POLICY, stylesheet, THIRD } from './tags'

const ALL = FIRST + SECOND + THIRD
const WHOLE = ALL + FOURTH

let browser: Browser
before(async () => {
  browser = await launch()
})
after(() => browser.close())

interface Options {
  readonly csp?: string
  readonly files?: Record<string, string>
}

/** Opens a page that a search with a map lays out. @returns what it shows, its requests and its console. */
async function visitMap(head: string, { csp, files }: Options = {}) {
  // Without styles, a map grows by its own tiles.
  const styled = head.includes('.css') ? head : stylesheet('vitrine') + head
  const map = { tiles: '/tiles/{z}/{x}/{y}.svg', location: 'latlng' }
  const { page, bodies, log } = await openSearch(browser, {
    head: styled,
    lang: 'de',
    options: { layout: 'map', map },
    csp,
    files,
  })
  const canvas = page.locator('.vitrine-page__map .leaflet-container')
  const hasMap = (await page.locator('.vitrine-page--map').count()) > 0
  if (hasMap) await canvas.waitFor()
  const switches = await page.locator('.vitrine-page__toggle').allTextContents()
  const linked = await linkedStyles(page)
  await page.close()
  return { bodies, log, hasMap, switches, styles: linked }
}

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
  const { hasMap, log } = await visitMap(WHOLE, { csp: STRICT_POLICY })
  assert.ok(hasMap)
  assert.deepEqual(log, [])
})

test('the styles of the fourth script stand behind those of the others', async () => {
  const theme = '<link rel="stylesheet" href="/theme.css">'
  const { styles } = await visitMap(
    stylesheet('vitrine') + stylesheet('vitrine-page') + theme + WHOLE,
  )
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

test('a fourth script of another build is not used', async () => {
  const files = { '/other.js': ofOtherBuild('vitrine-layout.js') }
  const { hasMap, log } = await visitMap(`${ALL}<script src="/other.js"></script>`, { files })
  assert.equal(hasMap, false)
  assertLogged(log, 'of the same version')
})
