import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** What a Chromium is called where the system installed it, in the order of preference. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The browser that tests run in: what CHROMIUM names, else one on the PATH, else Playwright's own download.
 * @returns the executable's path, or null where there is none.
 */
export function findBrowser(environment: Environment = process.env): string | null {
  const named = environment['CHROMIUM']
  if (named) return isExecutable(named) ? named : null
  const own = chromium.executablePath()
  return onPath(environment['PATH'] ?? '') ?? (existsSync(own) ? own : null)
}

/** Without a sandbox only as root, where Chromium's own does not start; nothing that phones home. */
export const BROWSER_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function onPath(path: string): string | null {
  const candidates = NAMES.flatMap((name) =>
    path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
