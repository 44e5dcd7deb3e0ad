import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { NAMESPACE, toggleFlags, waitForFlags } from './savedItems'

export const THREE = ['k3x9-listings-3', 'k3x9-listings-1', 'k3x9-listings-2']

/** The counter in a page's header. */
export class Counter {
  readonly root: Locator
  readonly button: Locator
  readonly list: Locator

  constructor(readonly page: Page) {
    this.root = page.locator('[data-vitrine="flag-counter"]').first()
    this.button = this.root.getByRole('button', { name: /^Saved( items)? \d/ })
    this.list = this.root.locator('[popover]')
  }

  /** The titles in the list, in order. */
  titles(): Promise<string[]> {
    return this.list
      .locator('li')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''))
  }

  row(n: number): Locator {
    return this.list.locator('li').nth(n)
  }

  /** Waits until the list names so many of its items. */
  async names(count: number): Promise<void> {
    await expect.poll(async () => (await this.titles()).filter(Boolean).length).toBe(count)
  }
}

/** The listing site with three saved items, or these; each waits for its turn among the tabs. */
export async function open(page: Page, ids = THREE): Promise<Counter> {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  await toggleFlags(page, ids)
  await page.waitForFunction(
    ([name, count]) => window.Vitrine?.getState().flags[name]?.length === count,
    [NAMESPACE, ids.length] as const,
  )
  const counter = new Counter(page)
  await expect(counter.button).toHaveAccessibleName(
    new RegExp(` ${ids.length.toLocaleString('en')}$`),
  )
  return counter
}
