import type { Page } from '@playwright/test'

/** Holds the requests that match until the test lets them go to the server; later ones are not held. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await gate
    await route.continue()
  })
  return release
}
