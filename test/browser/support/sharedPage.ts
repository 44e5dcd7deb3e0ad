import type { BrowserContext, Page } from '@playwright/test'

interface SharedFixtures {
  readonly sharedPage: Page
  readonly site: string
}

type Use<T> = (value: T) => Promise<void>

export const VIEWPORT = { width: 1280, height: 800 }

/**
 * For `test.use`: the tests of a file share the one page of their worker, since a new context costs more than
 * most tests. Such tests cannot use init scripts, clocks or context options, which would stay for the next test.
 */
export const onSharedPage = {
  context: ({ sharedPage }: SharedFixtures, use: Use<BrowserContext>): Promise<void> =>
    use(sharedPage.context()),
  page: async ({ sharedPage, site }: SharedFixtures, use: Use<Page>): Promise<void> => {
    await use(sharedPage)
    await reset(sharedPage, site)
  },
}

/** Leaves a single blank page without storage, routes and emulation for the next test. */
async function reset(page: Page, site: string): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  if (context.browser()?.browserType().name() === 'chromium') await clearByDevTools(page, site)
  else await page.evaluate(clearStorage)
  await page.goto('about:blank')
  await context.clearCookies()
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(VIEWPORT)
}

/** Clears what pages in the back/forward cache hold open, too. */
async function clearByDevTools(page: Page, site: string): Promise<void> {
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: site,
    storageTypes: 'local_storage,indexeddb',
  })
  await session.detach()
}

async function clearStorage(): Promise<void> {
  localStorage.clear()
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}
