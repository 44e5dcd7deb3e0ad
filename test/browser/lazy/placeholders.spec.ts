import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

/** Scrolls to a part of the demo page, which may load its neighbours too. */
async function scrollToHeading(page: Page, name: string) {
  await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
}

const CONTAINS_ITSELF = /fragments\/itself contains itself/

const HAD_SCRIPT = /fragments\/scripted brought script, which is left out/

const FAILED = /500 \(Internal Server Error\)|was not loaded: 500/

test('replaces a placeholder with the jump menu from its address, also after a slow response', async ({
  page,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const release = await holdRequests(page, '**/fragments/regions')
  await page.goto('/lazy.html')
  await scrollToHeading(page, 'A jump menu')
  await expect(page.locator('#regions')).toHaveAttribute('aria-busy', 'true')
  release()
  const menu = page.locator('select.ctools-jump-menu-select')
  await expect(menu).toBeAttached()
  await expect(page.locator('#regions')).toHaveCount(0)
  expect(await menu.locator('option').count()).toBeGreaterThan(10)
  // The new menu is mounted as our jump menu.
  await page.getByRole('combobox', { name: 'All places in' }).click()
  await page.getByRole('option', { name: 'Oregon' }).click()
  await expect(page).toHaveURL(/\/search\?q=region/)
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)
})

test('moves the focus from a link in the placeholder to the jump menu', async ({
  page,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const release = await holdRequests(page, '**/fragments/regions')
  await page.goto('/lazy.html')
  await page.getByRole('link', { name: 'All places' }).focus()
  await expect(page.locator('#regions')).toHaveAttribute('aria-busy', 'true')
  release()
  const menu = page.getByRole('combobox', { name: 'All places in' })
  await expect(menu).toBeVisible()
  await expect(menu).toBeFocused()
})

test('the jump menu works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/lazy.html')
  await expect(page.getByRole('link', { name: 'All places' })).toHaveAttribute('href', '/search')
  await page.goto('/fragments/regions')
  await page.getByLabel('All places in').selectOption({ label: 'Oregon' })
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/search\?q=region/)
  await context.close()
})

test('requests failing content three times and shows a link, stops recursion, and runs no script', async ({
  page,
  qa,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  await page.goto('/lazy.html')
  await scrollToHeading(page, 'One that brings script')
  await page.getByText('a link that is one').click()
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)
  await scrollToHeading(page, 'One that fails')
  const link = page.locator('#failing').getByRole('link', { name: 'Open it on a page of its own' })
  await expect(link).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('#failing')).toContainText('This content failed to load.')
  await scrollToHeading(page, 'One that contains itself')
  await expect(page.getByText('came once')).toHaveCount(1)
  // The recursion is detected when the new content is scanned.
  const itself = () => consoleLog.lines.filter((line) => line.includes('contains itself'))
  await expect.poll(itself).toHaveLength(1)
  const paths = (await qa.log()).map(({ path }) => path).filter((path) => /^\/frag/.test(path))
  const times = (name: string) => paths.filter((path) => path.includes(name)).length
  expect([times('failing'), times('itself'), times('scripted')]).toEqual([3, 1, 1])
  expect(itself()).toHaveLength(1)
  await link.click()
  await expect(page).toHaveURL(/\/fragments\/failing$/)
})

test('loads content after two failures', async ({ page, consoleLog }) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  const failures = [{ status: 500 }, { body: '<!doctype html>Back soon', contentType: 'text/html' }]
  await page.route('**/fragments/regions', (route) => {
    const failure = failures.shift()
    return failure ? route.fulfill(failure) : route.continue()
  })
  await page.goto('/lazy.html')
  await scrollToHeading(page, 'A jump menu')
  await expect(page.locator('select.ctools-jump-menu-select')).toBeAttached({ timeout: 15_000 })
  expect(failures).toEqual([])
})

test('the strict policy reports nothing and allows the markup', async ({
  page,
  qa,
  consoleLog,
}) => {
  for (const line of [CONTAINS_ITSELF, HAD_SCRIPT, FAILED]) consoleLog.allow(line)
  await page.goto('/lazy.html?csp=strict')
  await scrollToHeading(page, 'A jump menu')
  await expect(page.locator('select.ctools-jump-menu-select')).toBeAttached()
  await scrollToHeading(page, 'One that brings script')
  await expect(page.getByText('neither runs')).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
})
