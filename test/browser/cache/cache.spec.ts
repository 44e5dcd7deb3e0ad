import { PERSISTENT_CACHE_TIMEOUT_MS } from '../../../src/cache/constants'
import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { serveSandboxed } from './serveSandboxed'
import { waitForCache } from './waitForCache'

const cachedSearchPage = htmlPage(
  searchMarkup({
    solr: { doc_cache: 300 },
    widgets: `
      <div data-vitrine="facets"></div>
      <div data-vitrine="results">
        <template data-vitrine-template="result">
          <h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
          <div data-vitrine="flag"></div>
        </template>
      </div>
      <div data-vitrine="pager"></div>`,
  }),
)

/** Turns off prefetching, since the pointer rests where it clicked. */
const PREFETCH_OFF =
  '<script type="application/json" data-vitrine-settings>{"prefetch": "off"}</script>'

test('Back and Forward show cached responses without a request', async ({ page, qa }) => {
  await openHtml(page, htmlPage(PREFETCH_OFF + searchMarkup()))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  const shown = [await listings.results()]
  await listings.toggle('Type', 'cabin')
  shown.push(await listings.results())
  await listings.openPage('Next »')
  shown.push(await listings.results())
  expect(new Set(shown.map(String)).size).toBe(3)
  const requestCount = (await solrPosts(qa)).length

  for (const results of shown.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect.poll(() => listings.results()).toEqual(results)
  }
  for (const results of shown.slice(1)) {
    await page.goForward()
    await expect.poll(() => listings.results()).toEqual(results)
  }
  await listings.toggle('Type', 'cabin')
  await listings.toggle('Type', 'cabin')
  expect(await solrPosts(qa)).toHaveLength(requestCount)
})

test('a reload shows responses that are younger than doc_cache seconds without a request', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await openHtml(page, cachedSearchPage)
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await listings.toggle('Type', 'cabin')
  const shown = await listings.results()
  expect(shown).toHaveLength(12)
  await waitForCache(page, 2, 13)
  const requestCount = (await solrPosts(qa)).length

  // With a paused clock the timeout for the storage does not fire on a slow machine.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.reload()
  await listings.waitForResults()
  expect(await listings.results()).toEqual(shown)
  expect(await listings.checkedValues()).toEqual(['cabin'])
  expect(await solrPosts(qa)).toHaveLength(requestCount)
  await page.clock.resume()

  await openHtml(page, htmlPage(searchMarkup()))
  await page.reload()
  await listings.waitForResults()
  expect((await solrPosts(qa)).length, 'without doc_cache it sends a request').toBeGreaterThan(
    requestCount,
  )
})

test('a page that is busy at its start still reads the persistent cache', async ({ page, qa }) => {
  await openHtml(page, cachedSearchPage)
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await waitForCache(page, 1, 12)
  const requestCount = (await solrPosts(qa)).length
  await page.addInitScript((busyMs) => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given)
      const start = performance.now()
      while (performance.now() - start < busyMs);
      return opening
    }
  }, PERSISTENT_CACHE_TIMEOUT_MS * 2)
  await page.reload()
  await listings.waitForResults()
  expect(await listings.results()).toHaveLength(12)
  expect(await solrPosts(qa)).toHaveLength(requestCount)
})

async function solrPosts(qa: { log(): Promise<readonly { readonly path: string }[]> }) {
  return (await qa.log()).filter(({ path }) => path.startsWith('/solr/'))
}

/** Ways in which a browser blocks storage, applied before any script, and the warnings they cause. */
const BLOCKED: readonly (readonly [string, () => void, readonly RegExp[]])[] = [
  [
    'IndexedDB refused',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      }),
    [/^Vitrine: solr\.doc_cache is off, since storage cannot be used \(Access is denied\.\);/],
  ],
  [
    'IndexedDB that never answers',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    },
    [
      /^Vitrine: solr\.doc_cache is off, since storage cannot be used \(IndexedDB does not answer\);/,
    ],
  ],
  [
    'IndexedDB full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Quota exceeded.', 'QuotaExceededError')
      }
    },
    [/^Vitrine: solr\.doc_cache is off, since storage cannot be used \(Quota exceeded\.\);/],
  ],
  [
    'localStorage and sessionStorage refused',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError')
          },
        })
      }
    },
    [/^Vitrine: Back brings the search, but not the place in it, .*Access is denied\./],
  ],
  [
    'cookies refused, with saved items in localStorage',
    () => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    },
    [],
  ],
  [
    'cookies and localStorage refused',
    () => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      Object.defineProperty(window, 'localStorage', { get: refuse })
    },
    [
      /^Vitrine: saved items are forgotten with this page, since the browser takes neither cookies nor localStorage\./,
    ],
  ],
]

for (const [how, applyBlock, warnings] of BLOCKED) {
  test(`search works with ${how}, and the console says once what is off`, async ({
    page,
    consoleLog,
  }) => {
    for (const line of warnings) consoleLog.allow(line)
    await page.addInitScript(applyBlock)
    await openHtml(page, cachedSearchPage)
    const listings = new SearchPage(page)
    await searchPageAndSave(listings)
    await expect.poll(() => consoleLog.lines.length).toBeGreaterThanOrEqual(warnings.length)
    await searchPageAndSave(listings)
    expect(consoleLog.lines).toHaveLength(warnings.length)
  })
}

test('search works where the browser blocks all storage, and the console says once what is off', async ({
  page,
  site,
  consoleLog,
}) => {
  consoleLog.allow(
    /^Vitrine: (solr\.doc_cache is off|saved items are forgotten|Back brings the search)/,
  )
  const sandboxed = await serveSandboxed(cachedSearchPage, site)
  await page.goto(sandboxed.url)
  const allowed = await page.evaluate(() =>
    ['cookie', 'localStorage', 'indexedDB'].filter((name) => {
      try {
        if (name === 'indexedDB') indexedDB.open('any')
        else Reflect.get(name === 'cookie' ? document : window, name)
        return true
      } catch {
        return false
      }
    }),
  )
  expect(allowed).toEqual([])
  await searchPageAndSave(new SearchPage(page))
  await expect.poll(() => consoleLog.lines.length).toBeGreaterThanOrEqual(3)
  expect(consoleLog.lines.map((line) => line.split(' ', 3).join(' ')).toSorted()).toEqual([
    'Vitrine: Back brings',
    'Vitrine: saved items',
    'Vitrine: solr.doc_cache is',
  ])
  sandboxed.close()
})

/** Selects a facet value, opens another page, goes back and saves an item. */
async function searchPageAndSave(listings: SearchPage): Promise<void> {
  await listings.waitForResults()
  const start = await listings.results()
  await listings.toggle('Bedrooms', '2')
  await listings.openPage('Next »')
  expect(await listings.results()).not.toEqual(start)
  await listings.page.goBack()
  await listings.page.goBack()
  await expect.poll(() => listings.results()).toEqual(start)
  const saved = listings.root.locator('.rs-unflag')
  await expect(listings.root.locator('.rs-flag, .rs-unflag')).toHaveCount(start.length)
  const before = await saved.count()
  await listings.root.locator('.rs-flag').first().click()
  await expect(saved).toHaveCount(before + 1)
}
