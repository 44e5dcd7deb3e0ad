import { expect, test } from '../support/test'

test('the pages of the docs lead from one to another', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Docs' }).click()
  await page.getByRole('main').getByRole('link', { name: 'first page in ten minutes' }).click()
  await expect(page).toHaveTitle('First page in ten minutes – Vitrine docs')
  await page.getByRole('main').getByRole('link', { name: 'slider' }).click()
  await expect(page).toHaveURL(/\/docs\/guide\/filters\.md#a-slider-for-a-number$/)
  await expect(page.getByRole('heading', { name: 'A slider for a number' })).toBeInViewport()
})
