import { test as base, expect } from '@playwright/test'
import { type ConsoleLog, createConsoleLog } from '../../browser/support/consoleLog'
import { type Solr, startSolr } from './startSolr'

/** What a picture of a listing is here. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"></svg>'

export const test = base.extend<{ consoleLog: ConsoleLog }, { solr: Solr }>({
  solr: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const solr = await startSolr()
      await use(solr)
      await solr.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await use(page)
  },
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
