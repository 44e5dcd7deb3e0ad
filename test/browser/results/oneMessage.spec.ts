import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

/** Words and filters that find nothing. */
const SEARCHES = {
  words: 'q=zzzzqq',
  filters: 'fq=city%3AMoab&fq=bundle%3Aapartment&fq=price%3A%5B10%20TO%2060%5D',
}

for (const [what, fragment] of Object.entries(SEARCHES)) {
  test(`a stock page says once that its ${what} find nothing`, async ({ page }) => {
    await page.goto(`/default.html#${fragment}`)
    await waitForSearches(page)
    const messages = page.getByText(/No results found|No result matches/).filter({ visible: true })
    await expect(page.locator('.vitrine-results__empty')).toBeVisible()
    await expect(messages.and(page.locator(':not(.vitrine-announcer *)'))).toHaveCount(1)
    const clear = page.getByRole('button', { name: 'Clear all' })
    await expect(clear).toHaveCount(what === 'filters' ? 1 : 0)
    if (what === 'words') return
    await clear.click()
    await expect(page.locator('.vitrine-result-count')).toHaveText('1–24 of 2,000')
  })
}

test('the count is a heading of the stock page, announced once', async ({ page }) => {
  await page.goto('/themes.html')
  await waitForSearches(page)
  await expect(page.getByRole('heading', { level: 2, name: '2,000 stays' })).toBeVisible()
  await page.goto('/themes.html#q=zzzzqq')
  await waitForSearches(page)
  await expect(page.getByText('No results found').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('.vitrine-announcer')).toHaveText('No results found')
  await expect(page.locator('.vitrine-result-count')).not.toHaveAttribute('aria-live')
})
