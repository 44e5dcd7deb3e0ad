import { test as base, expect } from '@playwright/test'
import { type ConsoleLog, createConsoleLog } from '../../browser/support/consoleLog'
import { type Site, startSite } from './startSite'

export const test = base.extend<{ consoleLog: ConsoleLog }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // WordPress's pages name pictures and fonts of other sites, which no test may ask for.
  context: async ({ context, site }, use) => {
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== site.url,
      (route) => route.fulfill({ status: 200, contentType: 'text/css', body: '' }),
    )
    await use(context)
  },
  baseURL: async ({ site }, use) => use(site.url),
  consoleLog: [
    async ({ page }, use) => {
      const consoleLog = createConsoleLog(page)
      await use(consoleLog)
      consoleLog.stop()
      expect(consoleLog.unexpected()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
