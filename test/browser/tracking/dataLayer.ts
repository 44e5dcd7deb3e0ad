import type { Page } from '@playwright/test'

/** A message in the data layer. */
export type Push = Readonly<Record<string, unknown>>

/**
 * Records the pushes of all pages of the tab in sessionStorage. It writes at once, since a page that unloads
 * has no later moment.
 */
export async function recordDataLayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    layer.push = (...messages: unknown[]) => {
      const stored: unknown[] = JSON.parse(sessionStorage.getItem('pushes') ?? '[]')
      sessionStorage.setItem('pushes', JSON.stringify([...stored, ...messages]))
      return push(...messages)
    }
    Reflect.set(window, 'dataLayer', layer)
  })
}

/** All pushes with ecommerce data so far, in order. */
export async function readPushes(page: Page): Promise<readonly Push[]> {
  const all = await page.evaluate(() => sessionStorage.getItem('pushes') ?? '[]')
  const pushes: readonly Push[] = JSON.parse(all)
  return pushes.filter((push) => 'ecommerce' in push)
}
