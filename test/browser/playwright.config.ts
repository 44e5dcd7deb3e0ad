import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/findBrowser'

/** Tests of the built script in a real browser with the demo. Each worker starts a demo server. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../node_modules/.cache/vitrine-browser',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  globalTimeout: 2_250_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
})
