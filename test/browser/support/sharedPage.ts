import type { BrowserContext, Page } from '@playwright/test'

interface SharedFixtures {
  readonly sharedPage: Page
}

type Use<T> = (value: T) => Promise<void>

/**
 * For `test.use`: the tests of a file share the one page of their worker, since a new context costs more than
 * a test that only reads a page. Such tests cannot use init scripts, clocks or context options, which would
 * stay for the next test.
 */
export const onSharedPage = {
  context: ({ sharedPage }: SharedFixtures, use: Use<BrowserContext>): Promise<void> =>
    use(sharedPage.context()),
  page: async ({ sharedPage }: SharedFixtures, use: Use<Page>): Promise<void> => {
    await use(sharedPage)
    await reset(sharedPage)
  },
}

/** Leaves a blank page without storage, routes and emulation for the next test. */
async function reset(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(VIEWPORT)
}

export const VIEWPORT = { width: 1280, height: 800 }
