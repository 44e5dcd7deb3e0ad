import { expect, test } from './stage/test'

test('the ten-line page finds, filters and pages the listings', async ({ page }) => {
  await page.goto('/minimal.html')
  await expect(page.getByText('1–10 of 2,000', { exact: true })).toBeVisible()
  await expect(page.getByRole('list').getByRole('listitem')).not.toHaveCount(0)
})
