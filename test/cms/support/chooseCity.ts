import type { Page } from '@playwright/test'
import { expect } from './test'

/** Chooses the first value of the facet, and waits for its results. */
export async function chooseCity(page: Page): Promise<void> {
  await expect(page.locator('.vitrine-results__item')).toHaveCount(12)
  const checkbox = page.getByRole('checkbox').first()
  const name = await checkbox.evaluate((box) => box.closest('label')?.textContent ?? '')
  await checkbox.check()
  const filters = page.locator('[data-vitrine="current-filters"] [data-vitrine-root]')
  await expect(filters).toContainText(name.replace(/\W*\d+\D*$/, '').trim())
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
