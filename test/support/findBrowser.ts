import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findExecutable, isExecutable } from './findExecutable'

/** The names of an installed Chromium, in the order of preference. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The same engine without tabs and windows, which is faster. Playwright's default. */
const HEADLESS = ['chromium-headless-shell']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Finds a whole browser: the one that CHROMIUM names, else one on the PATH, else Playwright's download.
 * @returns the executable's path, or null where there is none.
 */
export function findBrowser(environment: Environment = process.env): string | null {
  const named = environment['CHROMIUM']
  if (named) return isExecutable(named) ? named : null
  const downloaded = chromium.executablePath()
  return findExecutable(NAMES, environment) ?? (existsSync(downloaded) ? downloaded : null)
}

/** Finds the browser for tests: the engine alone if it is on the PATH and CHROMIUM is not set, else a whole browser. */
export function findEngine(environment: Environment = process.env): string | null {
  return (
    (environment['CHROMIUM'] ? null : findExecutable(HEADLESS, environment)) ??
    findBrowser(environment)
  )
}

/** The features that Playwright disables. A second --disable-features replaces its list, so ours repeats it. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** A whole browser starts two more processes for each test's context: the address bar's popups, and a spare one. */
const UNUSED_PROCESSES = [
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Disables Chromium's sandbox for root only, where it does not start, and all requests to the vendor. */
export const BROWSER_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_PROCESSES].join()}`,
]

/** How Playwright launches the browser for tests. @param executablePath null for Playwright's own browser. */
export function launchOptions(executablePath: string | null = findEngine()) {
  return { ...(executablePath !== null && { executablePath }), args: [...BROWSER_ARGS] }
}
