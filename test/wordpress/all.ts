import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from '../cms/support/installMissing'
import { DIST } from '../cms/support/recipeFiles'

/*
 * `npm run test:wordpress` installs the plugin's zip in Debian's WordPress, with a database and a real Solr of its own,
 * and tests it in Chromium. On Debian it installs as root what is missing. Arguments go to Playwright:
 * `npm run test:wordpress leaks`.
 */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentytwo',
  'wordpress-theme-twentytwentythree',
  'mariadb-server-core',
  'mariadb-client-core',
  'php-cli',
  'php-curl',
  'php-mysql',
  'php-xml',
  'unzip',
  'openjdk-17-jdk-headless',
  'maven',
]

const missing = installMissing(PACKAGES)
if (missing.length > 0) {
  console.error(`The tests of the plugin need these packages of Debian: ${missing.join(' ')}`)
  process.exit(1)
}
if (!existsSync(join(DIST, 'vitrine.js'))) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const command = ['playwright', 'test', '-c', 'test/wordpress/playwright.config.ts']
const { status } = spawnSync('npx', [...command, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
