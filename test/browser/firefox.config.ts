import { defineConfig } from '@playwright/test'
import { findFirefox } from '../support/findFirefox'
import { FIREFOX_FILES, WITHOUT_FIREFOX } from './support/firefoxTests'

const firefox = findFirefox()

/** The tests whose behaviour may differ by engine, in a real Firefox. */
export default defineConfig({
  testDir: '.',
  testMatch: FIREFOX_FILES.map((file) => `${file}.spec.ts`),
  grepInvert: WITHOUT_FIREFOX.map(({ title }) => title),
  outputDir: '../../node_modules/.cache/vitrine-firefox',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A slow machine is no fault of the page.
  timeout: 120_000,
  globalTimeout: 1_500_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    viewport: { width: 1280, height: 800 },
    ...(firefox && { ...firefox.options, launchOptions: { executablePath: firefox.executable } }),
  },
})
