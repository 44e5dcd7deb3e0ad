import type { ConsoleMessage, Page } from '@playwright/test'

/** The messages that a page wrote to its console, uncaught errors included. */
export interface ConsoleLog {
  /** Errors and warnings, in order, without the elements that the console shows with them. */
  readonly lines: readonly string[]
  /** Errors and warnings that match do not fail the test. */
  allow(pattern: RegExp): void
  unexpected(): readonly string[]
  /** Stops listening to the page. */
  stop(): void
}

export function createConsoleLog(page: Page): ConsoleLog {
  const lines: string[] = []
  const allowed: RegExp[] = []
  const onError = (error: Error) => {
    lines.push(`uncaught ${error.stack ?? error}`)
  }
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    lines.push(message.text().replace(/ JSHandle@\w+$/, ''))
  }
  page.on('pageerror', onError)
  page.on('console', onMessage)
  return {
    lines,
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    stop: () => {
      page.off('pageerror', onError)
      page.off('console', onMessage)
    },
  }
}
