import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { executedSources } from '../../build/executedSources'
import { dist } from '../support/startServer'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const UNUSED =
  /node_modules\/(leaflet|react-leaflet|@react-leaflet\/core|supercluster|kdbush|photoswipe|sanitize-html|htmlparser2|downshift)\//

test('the ten-line page runs no statement of the map, the gallery, the sanitiser or the suggestions', async ({
  page,
}) => {
  await page.coverage.startJSCoverage()
  await page.goto('/minimal.html')
  await waitForSearches(page)
  const scripts = await page.coverage.stopJSCoverage()
  const script = scripts.find(({ url }) => url.endsWith('/dist/vitrine.js'))
  const map = await readFile(join(dist, 'vitrine.js.map'), 'utf8')

  const sources = executedSources(script?.source ?? '', map, script?.functions ?? [])
  const ran = [...sources.keys()]
  expect(ran.filter((source) => UNUSED.test(source))).toEqual([])
  // The measurement works: react-dom runs, and the unused modules are in the bundle.
  expect(ran.some((source) => source.includes('node_modules/react-dom/'))).toBe(true)
  expect(map).toMatch(/node_modules\/leaflet\//)
  expect(map).toMatch(/node_modules\/supercluster\//)
  expect(map).toMatch(/node_modules\/photoswipe\//)
  expect(map).toMatch(/node_modules\/sanitize-html\//)
  expect(map).toMatch(/node_modules\/downshift\//)
})
