import type { Page } from '@playwright/test'
import { expect } from './test'

/** Logs in as a user of install.php. */
export async function logIn(page: Page, user: string): Promise<void> {
  await page.goto('/wp-login.php')
  // A script of the page moves the focus, a moment after it has loaded.
  await expect(page.locator('#user_login')).toBeFocused()
  await page.locator('#user_login').fill(user)
  await page.locator('#user_pass').fill('password')
  await page.locator('#wp-submit').click()
  await expect(page).toHaveURL(/\/wp-admin\//)
}

/** Opens the settings page of the plugin. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/wp-admin/options-general.php?page=vitrine-search')
  await expect(page.getByRole('heading', { name: 'Vitrine Search', level: 1 })).toBeVisible()
}

/** Enters Solr's address, and waits for what the test of the connection says. */
export async function connect(page: Page, url: string): Promise<string> {
  await openSettings(page)
  await page.getByLabel("Solr's address").fill(url)
  await page.locator('#vitrine-save-connection').click()
  const said = page.locator('form:has(#vitrine-save-connection) + .notice')
  await expect(said).toBeVisible()
  return (await said.textContent()) ?? ''
}

/** Chooses what a row of the mappings is, and its label. */
export async function map(
  page: Page,
  row: number,
  source: string,
  role: string,
  label: string,
): Promise<void> {
  const line = page.locator('#vitrine-mappings tbody tr').nth(row)
  await line.locator('select').first().selectOption(source)
  await line.locator('select').nth(1).selectOption(role)
  await line.locator('input').fill(label)
}
