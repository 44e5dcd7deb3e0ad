import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'

/** The namespace of saved items where none is named, and so the cookie's name (spec 3.10). */
export const NAMESPACE = 'riot_solr_flag_items'

/** Ids as a site with UUIDs as keys writes them: site hash, index, key (spec 3.6). */
export function longIds(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const end = n.toString(16).padStart(12, '0')
    return `k3x9-listings-7b6c1f52-9d0e-4c47-8a3b-${end}`
  })
}

/** A page of a CMS: a button for each of some items, and how many are saved in all. */
export function flagButtonsPage(ids: readonly string[]): string {
  const items = ids.map(
    (id) =>
      `<li data-id="${id}">${id} <button type="button" data-vitrine="flag">Flag</button></li>`,
  )
  return htmlPage(`<main><h1>Places</h1>

    <ul>${items.join('')}</ul></main>`)
}

/** The button of one item on such a page. */
export function flagButton(page: Page, id: string) {
  return page.locator(`[data-id="${id}"]`).getByRole('button')
}

/** Saves or unsaves items one after the other, as a script of the site's does. */
export function toggleFlags(
  page: Page,
  ids: readonly string[],
  namespace = NAMESPACE,
): Promise<void> {
  return page.evaluate(
    ([ids, namespace]) => {
      for (const id of ids) window.Vitrine?.bus.emit('flags:toggle', { namespace, id })
    },
    [ids, namespace] as const,
  )
}

/** Waits until the page knows what is saved. */
export async function waitForFlags(page: Page, namespace = NAMESPACE): Promise<void> {
  await page.waitForFunction(
    (name) => window.Vitrine?.getState().flags[name] !== undefined,
    namespace,
  )
}

/** What is saved, as the page knows it, in saved order. */
export function savedIds(page: Page, namespace = NAMESPACE): Promise<readonly string[]> {
  return page.evaluate((name) => window.Vitrine?.getState().flags[name] ?? [], namespace)
}

/** The cookie as it stands there, and its size with its name as the browser counts it; null without one. */
export async function flagCookie(page: Page, namespace = NAMESPACE) {
  const all = await page.context().cookies(page.url())
  const cookie = all.find(({ name }) => name === namespace)
  if (!cookie) return null
  return { ...cookie, bytes: cookie.name.length + cookie.value.length }
}

/** The ids that the cookie holds; the cookie as it is where it holds no list. */
export async function cookieIds(
  page: Page,
  namespace = NAMESPACE,
): Promise<readonly string[] | string> {
  const cookie = await flagCookie(page, namespace)
  if (!cookie) return []
  try {
    return JSON.parse(decodeURIComponent(cookie.value))
  } catch {
    return cookie.value
  }
}

/** Fills localStorage to its last byte under another script's key. */
export async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let filled = ''
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) {
          localStorage.setItem('another', filled + 'x'.repeat(size))
          filled += 'x'.repeat(size)
        }
      } catch {
        // Half of it may still go in.
      }
    }
  })
}
