import type { BrowserContext, Page } from '@playwright/test'

interface SharedFixtures {
  readonly sharedPage: Page
}

type Use<T> = (value: T) => Promise<void>

/**
 * For `test.use`: the tests of a file run one after the other in the worker's one page. A new context for each
 * test costs more than what a test that only looks at a page does. It has no room for init scripts, clocks and
 * other context options, since those stay.
 */
export const onSharedPage = {
  context: ({ sharedPage }: SharedFixtures, use: Use<BrowserContext>): Promise<void> =>
    use(sharedPage.context()),
  page: async ({ sharedPage }: SharedFixtures, use: Use<Page>): Promise<void> => {
    await use(sharedPage)
    await reset(sharedPage)
  },
}

/** Leaves the page as the next test expects it: blank, with nothing stored, routed or emulated. */
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
