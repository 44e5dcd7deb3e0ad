import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/findBrowser'

/** Tests of the plugin in a real WordPress with a real Solr. All share one site, in the order of the files' names. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/vitrine-wordpress',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  globalTimeout: 900_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
})
