import type { Page } from '@playwright/test'

/** Holds matching requests. @returns a function that releases them and all later ones. */
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
