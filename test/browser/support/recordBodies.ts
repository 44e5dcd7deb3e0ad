import type { Page } from '@playwright/test'

declare global {
  interface Window {
    sentBodies: string[]
  }
}

/** Records the bodies of all searches from the start of the page; Firefox tells Playwright no bodies. */
export async function recordBodies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sentBodies = []
    const real = window.fetch
    window.fetch = (input, init) => {
      if (String(input).includes('/solr/select')) window.sentBodies.push(String(init?.body))
      return real(input, init)
    }
  })
}

/** The params of each search that was sent, the first one first. */
export async function sentSearches(page: Page): Promise<readonly URLSearchParams[]> {
  const bodies = await page.evaluate(() => window.sentBodies)
  return bodies.map((body) => new URLSearchParams(body))
}
