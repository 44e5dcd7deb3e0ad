import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { NAMESPACE, toggleFlags, waitForFlags } from './savedItems'

export const THREE_IDS = ['k3x9-listings-3', 'k3x9-listings-1', 'k3x9-listings-2']

/** The flag counter in the header of a page. */
export class FlagCounter {
  readonly root: Locator
  readonly button: Locator
  readonly list: Locator

  constructor(readonly page: Page) {
    this.root = page.locator('[data-vitrine="flag-counter"]').first()
    this.button = this.root.getByRole('button', { name: /^Saved( items)? \d/ })
    this.list = this.root.locator('[popover]')
  }

  /** The titles in the list, in order; an empty text for an item without one. */
  titles(): Promise<string[]> {
    return this.list
      .locator('li')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''))
  }

  row(n: number): Locator {
    return this.list.locator('li').nth(n)
  }

  /** Waits until that many items of the list have titles. */
  async waitForTitles(count: number): Promise<void> {
    await expect.poll(async () => (await this.titles()).filter(Boolean).length).toBe(count)
  }
}

/** Opens the listing page, saves the items and waits until the counter shows their number. */
export async function openFlagCounter(page: Page, ids = THREE_IDS): Promise<FlagCounter> {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  await toggleFlags(page, ids)
  await page.waitForFunction(
    ([name, count]) => window.Vitrine?.getState().flags[name]?.length === count,
    [NAMESPACE, ids.length] as const,
  )
  const counter = new FlagCounter(page)
  await expect(counter.button).toHaveAccessibleName(
    new RegExp(` ${ids.length.toLocaleString('en')}$`),
  )
  return counter
}
