import { existsSync } from 'node:fs'
import { firefox } from 'playwright'
import { findExecutable } from './findExecutable'

type Environment = Readonly<Record<string, string | undefined>>

/** The names of an installed Firefox, in the order of preference. */
const NAMES = ['firefox-esr', 'firefox']

/** How Playwright drives it: an installed Firefox by WebDriver BiDi, its own build by its own protocol. */
export interface FoundFirefox {
  readonly executable: string
  readonly options: { readonly channel?: 'moz-firefox' }
}

/** Finds a Firefox: the one that FIREFOX names, else one on the PATH, else Playwright's download, else null. */
export function findFirefox(environment: Environment = process.env): FoundFirefox | null {
  const named = environment['FIREFOX']
  const installed = findExecutable(named ? [named] : NAMES, environment)
  if (installed) return { executable: installed, options: { channel: 'moz-firefox' } }
  const downloaded = firefox.executablePath()
  return !named && existsSync(downloaded) ? { executable: downloaded, options: {} } : null
}
