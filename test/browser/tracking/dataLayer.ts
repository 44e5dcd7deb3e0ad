import type { Page } from '@playwright/test'

/** What a page pushed into its data layer. */
export type Push = Readonly<Record<string, unknown>>

/**
 * Keeps what every page of the tab pushes into its data layer, past navigations: written down in the very
 * moment, since a page that is left has no other.
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

/** All pushes so far, in order, without what the tag manager itself and the consent manager say. */
export async function readPushes(page: Page): Promise<readonly Push[]> {
  const all = await page.evaluate(() => sessionStorage.getItem('pushes') ?? '[]')
  const pushes: readonly Push[] = JSON.parse(all)
  return pushes.filter((push) => 'ecommerce' in push)
}
