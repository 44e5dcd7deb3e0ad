import { spawnSync } from 'node:child_process'
import { installMissing } from './support/installMissing'

/*
 * `npm run test:cms` tests the recipes of docs/recipes in a real WordPress, behind Apache and nginx, and on stand-ins
 * of Drupal. On Debian it installs as root what is missing. Arguments go to Playwright: `npm run test:cms proxy`.
 */
const missing = installMissing()
if (missing.length > 0) {
  console.error(`The tests of the recipes need these packages of Debian: ${missing.join(' ')}`)
  process.exit(1)
}
const args = ['playwright', 'test', '-c', 'test/cms/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
