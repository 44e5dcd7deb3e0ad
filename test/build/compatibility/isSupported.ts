import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import { BROWSER_TARGET } from '../../../build/target'

/** The oldest browsers, as the compatibility data calls them, with their versions. */
const BASELINE = BROWSER_TARGET.map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  return { name, version }
})

/** Whether every browser of the baseline has a feature, without a prefix or a flag. Unknown features count as such. */
export function isSupported(feature: Identifier | undefined): boolean {
  const compat = feature?.__compat
  return !compat || BASELINE.every(({ name, version }) => isSupportedBy(compat, name, version))
}

function isSupportedBy(compat: CompatStatement, name: string, version: string): boolean {
  const found = (compat.support as Readonly<Record<string, unknown>>)[name]
  if (found === undefined) return true
  const statements = (Array.isArray(found) ? found : [found]) as readonly Support[]
  return statements.some(
    ({ version_added, version_removed, prefix, alternative_name, flags }) =>
      typeof version_added === 'string' &&
      version_added !== 'preview' &&
      !version_removed &&
      !prefix &&
      !alternative_name &&
      !flags &&
      isAtMost(version_added.replace('≤', ''), version),
  )
}

/** The parts of a support statement that matter here. */
interface Support {
  readonly version_added: string | boolean | null
  readonly version_removed?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: unknown
}

/** Compares version numbers, part by part. */
function isAtMost(version: string, limit: string): boolean {
  const [a, b] = [version, limit].map((one) => one.split('.').map(Number))
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** A part of the compatibility data by its keys; undefined where it has none. */
export function lookUp(...keys: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined = bcd as unknown as Identifier
  for (const key of keys) {
    if (!entry || !Object.hasOwn(entry, key)) return undefined
    entry = entry[key] as Identifier
  }
  return entry
}
