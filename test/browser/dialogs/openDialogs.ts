import type { Page } from '@playwright/test'
import { expect } from '../support/test'

export const dialog = (page: Page, name?: string) =>
  page.getByRole('dialog', name === undefined ? {} : { name, exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens three stacked dialogs: the question to the host, the arrival, the parking. */
export async function openThreeDialogs(page: Page, address = '/dialogs.html'): Promise<void> {
  await page.goto(address)
  await button(page, 'Ask the host').click()
  await page.getByLabel('Your name').fill('Ada')
  await button(page, 'said of your arrival').click()
  await button(page, 'Where do we park?').click()
  await expect(dialog(page, 'Parking')).toBeVisible()
}
