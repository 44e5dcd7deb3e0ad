import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'

/** The default namespace of saved items, which is also the name of the cookie (spec 3.10). */
export const NAMESPACE = 'riot_solr_flag_items'

/** Ids of a site with UUID keys: site hash, index, key (spec 3.6). */
export function longIds(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const end = n.toString(16).padStart(12, '0')
    return `k3x9-listings-7b6c1f52-9d0e-4c47-8a3b-${end}`
  })
}

/** A page with a flag button for each item. */
export function flagButtonsPage(ids: readonly string[]): string {
  const items = ids.map(
    (id) =>
      `<li data-id="${id}">${id} <button type="button" data-vitrine="flag">Flag</button></li>`,
  )
  return htmlPage(`<main><h1>Places</h1>

    <ul>${items.join('')}</ul></main>`)
}

/** The button of an item on that page. */
export function flagButton(page: Page, id: string) {
  return page.locator(`[data-id="${id}"]`).getByRole('button')
}

/** Toggles items one after the other, as a script of the site does. */
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

/** Waits until the page has read the saved items. */
export async function waitForFlags(page: Page, namespace = NAMESPACE): Promise<void> {
  await page.waitForFunction(
    (name) => window.Vitrine?.getState().flags[name] !== undefined,
    namespace,
  )
}

/** The saved ids in the state of the page, in saved order. */
export function savedIds(page: Page, namespace = NAMESPACE): Promise<readonly string[]> {
  return page.evaluate((name) => window.Vitrine?.getState().flags[name] ?? [], namespace)
}

/** The cookie and its size as the browser counts it, name included; null without a cookie. */
export async function flagCookie(page: Page, namespace = NAMESPACE) {
  const all = await page.context().cookies(page.url())
  const cookie = all.find(({ name }) => name === namespace)
  if (!cookie) return null
  return { ...cookie, bytes: cookie.name.length + cookie.value.length }
}

/** The ids in the cookie, or its raw value when it has no list. */
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

/**
 * Fills localStorage to the last byte under the keys of another script. Large items come first and stay as they
 * are, since a write costs as much as its value is long.
 */
export async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fill = (size: number, write: (text: string) => void) => {
      try {
        for (;;) write('x'.repeat(size))
      } catch {
        // A half of that size may still fit.
      }
    }
    let [items, last] = [0, '']
    localStorage.setItem('another', last)
    for (let size = 2 ** 22; size >= 2 ** 10; size /= 2) {
      fill(size, (text) => {
        localStorage.setItem(`another-${items}`, text)
        items += 1
      })
    }
    for (let size = 2 ** 10; size >= 1; size /= 2) {
      fill(size, (text) => {
        localStorage.setItem('another', last + text)
        last += text
      })
    }
  })
}

/** The addresses of the items that the page of saved items shows, in order. */
export function shownAddresses(page: Page): Promise<string[]> {
  return page
    .locator('.vitrine-results__item .vitrine-card__title a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}
