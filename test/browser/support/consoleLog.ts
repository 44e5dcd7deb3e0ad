import type { Page } from '@playwright/test'

/** What a page said on the console, uncaught errors included. */
export interface ConsoleLog {
  /** Errors and warnings, in order; an element that is shown with one is left out. */
  readonly lines: readonly string[]
  /** From now on errors and warnings that match are no fault. */
  allow(pattern: RegExp): void
  unexpected(): readonly string[]
}

export function createConsoleLog(page: Page): ConsoleLog {
  const lines: string[] = []
  const allowed: RegExp[] = []
  page.on('pageerror', (error) => lines.push(`uncaught ${error.stack ?? error}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    lines.push(message.text().replace(/ JSHandle@\w+$/, ''))
  })
  return {
    lines,
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
