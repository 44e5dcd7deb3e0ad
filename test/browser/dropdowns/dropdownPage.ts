import type { Page } from '@playwright/test'
import { expect } from '../support/test'

export const combobox = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name })

export const listbox = (page: Page) => page.getByRole('listbox')

export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

export const active = (page: Page) => page.locator('.vitrine-dropdown__option[data-active]')

export const listNote = (page: Page) => page.locator('.vitrine-dropdown__note')

export async function openDropdowns(page: Page, address = '/dropdowns.html'): Promise<void> {
  await page.goto(address)
  // Selects have the same roles and names, so this waits for the dropdowns.
  await expect(page.locator('.vitrine-dropdown')).toHaveCount(8)
}

/** The data that the form would send now. */
export function formData(page: Page): Promise<string> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#wishes')
    const pairs = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
    return new URLSearchParams(pairs).toString()
  })
}
