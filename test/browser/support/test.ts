import { test as base, expect, type Page } from '@playwright/test'
import { type ConsoleLog, createConsoleLog } from './consoleLog'
import { insertTextByCommand } from './insertTextByCommand'
import { createQa, type Qa } from './qa'
import { scrollBeforeClicks } from './scrollBeforeClicks'
import { VIEWPORT } from './sharedPage'
import { startServer } from './startServer'

interface TestFixtures {
  /** The page's errors and warnings; one that the test does not allow fails it. */
  readonly consoleLog: ConsoleLog
  /** The demo server's controls and its log of requests. */
  readonly qa: Qa
}

interface WorkerFixtures {
  /** The demo server's address; no other worker uses it. */
  readonly site: string
  /** One page for all tests of `onSharedPage`. */
  readonly sharedPage: Page
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use, { workerIndex }) => {
      const server = await startServer(workerIndex)
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site, viewport: VIEWPORT })
      await insertTextByCommand(context)
      const page = await context.newPage()
      scrollBeforeClicks(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  context: async ({ context }, use) => {
    await insertTextByCommand(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    scrollBeforeClicks(page)
    await use(page)
  },
  qa: async ({ context, site }, use) => {
    const qa = createQa(context, site)
    await qa.reset()
    await use(qa)
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
