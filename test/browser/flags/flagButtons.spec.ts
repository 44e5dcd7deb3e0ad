import type { Page } from '@playwright/test'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { NAMESPACE, savedIds } from './savedItems'

test.use(onSharedPage)

const ITEM = 'k3x9-listings-1'

/** Opens the demo page and adds the first item again, as AJAX does. */
async function openFlagsPage(page: Page): Promise<void> {
  await page.goto('/flags.html')
  await waitForSearches(page)
  await page.getByRole('button', { name: 'Add the first place once more' }).click()
  await expect(page.locator('[data-later]').getByRole('button')).toBeVisible()
}

/** The four buttons of the first item on the page. */
const buttonsOfItem = (page: Page) => {
  const card = page.locator('.demo-result').first()
  return [
    card.locator('.rs-flag, .rs-unflag').nth(0),
    card.locator('.rs-flag, .rs-unflag').nth(1),
    page.locator(`#teasers [data-id="${ITEM}"]`).locator('.rs-flag, .rs-unflag'),
    page.locator('[data-later]').locator('.rs-flag, .rs-unflag'),
  ]
}

const counterButton = (page: Page) => page.locator('#favourites').getByRole('button').first()

async function expectAllButtons(page: Page, saved: boolean): Promise<void> {
  for (const button of buttonsOfItem(page)) {
    await expect(button).toHaveClass(saved ? /(^| )rs-unflag( |$)/ : /(^| )rs-flag( |$)/)
    await expect(button).toHaveText(saved ? /^(Saved|★ Forget)$/ : /^(Save|☆ Remember)$/)
  }
  await expect(counterButton(page)).toContainText(saved ? '1' : /^\D*0?\D*$/)
}

for (const which of [0, 1, 2, 3]) {
  test(`one click on any of the buttons for an item changes all of them: ${which + 1}`, async ({
    page,
  }) => {
    await openFlagsPage(page)
    await expectAllButtons(page, false)
    await buttonsOfItem(page)[which]?.click()
    await expectAllButtons(page, true)
    expect(new URL(page.url()).pathname).toBe('/flags.html')
    await buttonsOfItem(page)[(which + 1) % 4]?.click()
    await expectAllButtons(page, false)
  })
}

test('removing an item in the counter changes all of its buttons', async ({ page }) => {
  await openFlagsPage(page)
  await buttonsOfItem(page)[0]?.click()
  await expectAllButtons(page, true)
  await counterButton(page).hover()
  const list = page.locator('#favourites [popover]')
  await expect(list).toBeVisible()
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expectAllButtons(page, false)
})

test('one click changes all buttons in another tab', async ({ page, context }) => {
  await openFlagsPage(page)
  const other = await context.newPage()
  await openFlagsPage(other)
  await page.bringToFront()
  await buttonsOfItem(page)[2]?.click()
  await expectAllButtons(page, true)
  await other.bringToFront()
  await expectAllButtons(other, true)
  await buttonsOfItem(other)[0]?.click()
  await page.bringToFront()
  await expectAllButtons(page, false)
})

test('the buttons change in the frame of the click', async ({ page }) => {
  await openFlagsPage(page)
  const texts = await page.evaluate(async (item) => {
    const button = document.querySelector<HTMLElement>(
      `#teasers [data-id="${item}"] [data-vitrine="flag"]`,
    )
    button?.click()
    await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('.demo-result:first-of-type .rs-unflag')].length
  }, ITEM)
  expect(texts).toBeGreaterThan(0)
  await expectAllButtons(page, true)
})

test('two lists have separate cookies, texts and classes', async ({ page }) => {
  await openFlagsPage(page)
  const compare = page.locator('.demo-compare [data-id="1"]').getByRole('button')
  await expect(compare).toHaveText('Compare')
  await expect(compare).toHaveClass(/demo-compare__on/)
  await compare.click()
  await expect(compare).toHaveText('Do not compare')
  await expect(compare).toHaveClass(/demo-compare__off/)
  await expect(compare).not.toHaveClass(/demo-compare__on/)
  await expectAllButtons(page, false)
  expect(await savedIds(page, 'demo_compare')).toEqual(['1'])
  expect(await savedIds(page, NAMESPACE)).toEqual([])
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('demo_compare')

  const counters = page.locator('[data-vitrine="flag-counter"]')
  await expect(counters.nth(1).getByRole('button').first()).toContainText('1')
  const link = counters.nth(1).locator('a[href*="#"]')
  await counters.nth(1).getByRole('button').first().hover()
  await expect
    .poll(async () => decodeURIComponent((await link.getAttribute('href')) ?? ''))
    .toBe('/saved.html#q=id:(k3x9-listings-1)')
})

test('Back from another page shows items that were saved there', async ({ page }) => {
  await openFlagsPage(page)
  await page.locator('#teasers [data-id] h3 a').first().click()
  await page.waitForURL('**/listings/1')
  const save = page.locator('.listing__save').locator('.rs-flag, .rs-unflag')
  await expect(save).toHaveText('Save')
  await save.click()
  await expect(save).toHaveText('Saved')
  await page.goBack()
  await expect(page.locator(`#teasers [data-id="${ITEM}"] .rs-unflag`)).toHaveText('Saved')
})

test('without JavaScript the links of the CMS save items', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/search?q=lake')
  const first = page.locator('.vitrine-card').first()
  await first.getByRole('link', { name: 'Save' }).click()
  await expect(first.getByRole('link', { name: 'Saved' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?q=lake')
  const title = await first.getByRole('heading').textContent()
  await page.goto('/saved.html')
  await expect(page.locator('.vitrine-card').getByRole('heading')).toHaveText([title ?? ''])
  await context.close()
})
