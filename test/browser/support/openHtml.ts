import type { Page } from '@playwright/test'

/** Opens this HTML at the origin of the demo. @param address path, with query and fragment. */
export async function openHtml(page: Page, html: string, address = '/test'): Promise<void> {
  const { pathname } = new URL(address, 'http://localhost')
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(address)
}
