import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findEngine } from '../support/findBrowser'

/** What the built script does in a real browser, against the demo; each worker has a demo server of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../node_modules/.cache/vitrine-browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  globalTimeout: 2_250_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findEngine() ?? undefined, args: [...BROWSER_ARGS] },
  },
})
