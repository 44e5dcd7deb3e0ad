import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { executedSources } from './executedSources'

/** The sanitiser and its dependencies. */
export const SANITISER = ['deepmerge', 'escape-string-regexp', 'htmlparser2']
  .concat('is-plain-object', 'launder', 'parse-srcset', 'sanitize-html')
  .sort()
/** Packages that are loaded only when a page needs them. */
export const LAZY: ReadonlySet<string> = new Set([
  ...SANITISER,
  'leaflet',
  'react-leaflet',
  '@react-leaflet/core',
  'photoswipe',
])

/** The packages whose code in vitrine.js ran since the page's coverage was started. Our code is `vitrine`. */
export async function executedPackages(page: Page, folder: string): Promise<Set<string>> {
  const entries = await page.coverage.stopJSCoverage()
  const script = entries.find(({ url }) => url.endsWith('/vitrine.js'))
  assert.ok(script?.source)
  const map = await readFile(join(folder, 'vitrine.js.map'), 'utf8')
  const sources = executedSources(script.source, map, script.functions)
  const names = [...sources.keys()].map((source) => PACKAGE.exec(source)?.[1] ?? 'vitrine')
  return new Set(names)
}

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/
