import { SearchPage } from '../search/SearchPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('the strict page works, and its policy reports nothing', async ({ page, qa, consoleLog }) => {
  const response = await page.goto('/strict.html')
  const policy = response?.headers()['content-security-policy']
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  await waitForSearches(page)
  // The policy lets HTML of documents through, without scripts.
  await expect(page.locator('.demo-card strong', { hasText: 'calm' })).toBeVisible()
  await expect(page.locator('.demo-card', { hasText: 'A place with history.' })).toBeVisible()
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)

  const stays = new SearchPage(page, 'stays')
  const box = page.getByRole('search').getByRole('combobox')
  await box.focus()
  await page.keyboard.type('la')
  await expect(page.getByRole('option', { name: /^lakeside \d+$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await stays.search('lake')
  await stays.toggle('Type', 'cabin')
  await stays.sortBy('Price')
  await stays.openPage('Next »')
  expect(await stays.results()).toHaveLength(12)
  await page.goBack()
  await stays.waitForResults()
  await stays.search('xyzzyx')
  await expect(page.getByText('No place is like that.')).toBeVisible()

  expect(await qa.cspReports()).toEqual([])
  expect(consoleLog.lines).toEqual([])
})

test('the policy reports what it blocks', async ({ page, qa, consoleLog }) => {
  consoleLog.allow(/Content Security Policy|TrustedHTML/)
  await page.goto('/strict.html')
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<i>unsafe</i>')
    } catch {
      // The policy blocks it.
    }
  })
  await expect.poll(async () => (await qa.cspReports()).length).toBeGreaterThan(0)
})
