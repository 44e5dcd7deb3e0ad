import { spawnSync } from 'node:child_process'
import { runPhpUnit } from './php/runPhpUnit'
import { installMissing } from './support/installMissing'

/*
 * `npm run test:cms` tests the recipes of docs/recipes in a real WordPress, behind Apache and nginx, and on stand-ins
 * of Drupal, and the library for PHP. On Debian it installs as root what is missing. Arguments go to Playwright:
 * `npm run test:cms proxy`. `npm run test:cms php` tests the library alone.
 */
const missing = installMissing()
if (missing.length > 0) {
  console.error(`The tests of the recipes need these packages of Debian: ${missing.join(' ')}`)
  process.exit(1)
}

const args = process.argv.slice(2)
const isLibraryOnly = args[0] === 'php'
const isPhpGreen = args.length > 0 && !isLibraryOnly ? true : await runPhpUnit()
const status = isLibraryOnly ? 0 : runPlaywright()
process.exitCode = isPhpGreen ? status : 1

function runPlaywright(): number {
  const command = ['playwright', 'test', '-c', 'test/cms/playwright.config.ts', ...args]
  return spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1
}
