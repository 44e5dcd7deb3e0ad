import { spawnSync } from 'node:child_process'
import { findBrowser, findEngine } from '../support/findBrowser'

/**
 * Finds a browser, or installs one: with Playwright, else as root with apt-get. Without success it prints
 * what to install.
 */
const named = process.env['CHROMIUM']
if (named && !findBrowser()) {
  console.error(`CHROMIUM names ${named}, which cannot be run: let it name a browser, or unset it.`)
  process.exit(1)
}

const WAYS: readonly (readonly [string, ...string[]])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ...(process.getuid?.() === 0
    ? ([
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ] as const)
    : []),
]

for (const [command, ...args] of WAYS) {
  if (findBrowser()) break
  console.log(`No browser yet: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: 'inherit' })
}

const browser = findBrowser()
if (!browser) {
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or let CHROMIUM name its executable.',
  )
  process.exit(1)
}
console.log(`Browser: ${findEngine()}; ${browser} for what needs a whole one`)
