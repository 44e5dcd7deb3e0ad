import { test as base, expect } from '@playwright/test'
import { type ConsoleLog, createConsoleLog } from './consoleLog'
import { createQa, type Qa } from './qa'
import { startServer } from './startServer'

interface Stage {
  /** What the page said on the console; an error that was not expected fails the test. */
  readonly told: ConsoleLog
  /** The demo server's controls and what it has seen. */
  readonly qa: Qa
}

interface WorkerStage {
  /** The demo server's address; no other worker uses it. */
  readonly site: string
}

export const test = base.extend<Stage, WorkerStage>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use, { workerIndex }) => {
      const server = await startServer(workerIndex)
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  qa: async ({ context, site }, use) => {
    const qa = createQa(context, site)
    await qa.reset()
    await use(qa)
  },
  told: [
    async ({ page }, use) => {
      const told = createConsoleLog(page)
      await use(told)
      expect(told.unexpected()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
