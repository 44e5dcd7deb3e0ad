import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/findBrowser'

/** Tests of the recipes in a real WordPress and behind real web servers. */
export default defineConfig({
  testDir: '.',
  // WordPress takes the longest, so it starts first.
  projects: [
    { name: 'wordpress', testMatch: 'wordpress/*.spec.ts' },
    {
      name: 'others',
      testMatch: ['drupal/*.spec.ts', 'first/*.spec.ts', 'proxy/*.spec.ts', 'typo3/*.spec.ts'],
    },
  ],
  outputDir: '../../node_modules/.cache/vitrine-cms',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  globalTimeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
})
