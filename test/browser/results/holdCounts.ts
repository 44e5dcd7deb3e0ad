import type { Page } from '@playwright/test'

declare global {
  interface Window {
    areCountsHeld: boolean
    counts: { q: string | null; outcome: string }[]
  }
}

/** Holds the counts that the help asks for; Firefox tells Playwright no bodies. @returns what became of each, in order. */
export async function holdCounts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.areCountsHeld = true
    window.counts = []
    const real = window.fetch
    window.fetch = (input, init) => {
      const body = String(init?.body)
      if (!body.includes('facet.query')) return real(input, init)
      const outcome = window.areCountsHeld ? 'held' : 'sent'
      const count = { q: new URLSearchParams(body).get('q'), outcome }
      window.counts.push(count)
      if (!window.areCountsHeld) return real(input, init)
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => {
          count.outcome = 'aborted'
          reject(init.signal?.reason)
        })
      })
    }
  })
  return async () => {
    const counts = await page.evaluate(() => window.counts)
    return counts.map(({ q, outcome }) => `${q} ${outcome}`).toSorted()
  }
}
