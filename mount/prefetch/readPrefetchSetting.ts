import type { Prefetch } from '../../slices/settings'
import { show } from '../../src/config/show'
import type { Diagnostics } from '../app/diagnostics'

const VALUES: ReadonlyMap<unknown, Prefetch> = new Map<unknown, Prefetch>([
  [undefined, 'pages'],
  ['pages', 'pages'],
  ['all', 'all'],
  ['off', 'off'],
  ...[false, 'false', 0, '0', null].map((no) => [no, 'off'] as const),
])

/** The page's setting `prefetch`; an invalid one is reported, and nothing is prefetched. */
export function readPrefetchSetting(value: unknown, diagnostics: Diagnostics): Prefetch {
  const prefetch = VALUES.get(value)
  if (prefetch) return prefetch
  diagnostics.warn(
    `page settings: prefetch must be "pages", "all" or "off", got ${show(value)}; it is off.`,
  )
  return 'off'
}
