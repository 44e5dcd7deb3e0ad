import type { WebKitPage } from './driver/WebKitPage'

/** True when no search of the page is pending. */
export const READY =
  "[...document.querySelectorAll('[data-vitrine=\"search\"]')].every((one) => one.dataset.state === 'ready')"

/** Opens a page that finds nothing stored, and waits for its script. */
export async function openPage(page: WebKitPage, address: string): Promise<void> {
  await page.forgetSite()
  await page.goto(address)
  await page.waitFor('window.Vitrine')
}
