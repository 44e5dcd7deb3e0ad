import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

const menu = (page: Page) => page.locator('form:has(#go)').getByRole('combobox')
/** Waits for the dropdown, since a select has the same name. */
async function openDropdowns(page: Page): Promise<void> {
  await page.goto('/dropdowns.html')
  await expect(page.locator('form:has(#go) .vitrine-dropdown')).toBeVisible()
}

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

test('a click on an option opens the address after ::', async ({ page }) => {
  await openDropdowns(page)
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toHaveCount(0)
  await menu(page).click()
  await option(page, 'All demo pages').click()
  await page.waitForURL('/menu.html')
})

test('Enter opens the value as the address, also after Back', async ({ page }) => {
  await openDropdowns(page)
  for (let i = 0; i < 2; i++) {
    await menu(page).click()
    await page.keyboard.type('minimal')
    await page.keyboard.press('Enter')
    await page.waitForURL('/minimal.html')
    await page.goBack()
    await expect(page.locator('form:has(#go) .vitrine-dropdown')).toBeVisible()
  }
})

test('arrow keys and leaving the field open nothing', async ({ page }) => {
  await openDropdowns(page)
  await menu(page).focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
  await expect(page.locator('.vitrine-dropdown__option[data-active]')).toHaveText(
    'The minimal page',
  )
  await page.keyboard.press('Tab')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(page.url()).toMatch(/\/dropdowns\.html$/)
})

test('without JavaScript the select and its button are shown', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  await page.goto('/dropdowns.html')
  await page.locator('#go').selectOption('menu::/menu.html')
  await page.locator('form:has(#go)').getByRole('button', { name: 'Go' }).click()
  await page.waitForURL(/\/places\/sent\?jump=menu/)
  await page.close()
})

const UNSAFE = [
  'javascript:document.title="hacked"',
  'x::javascript:document.title="hacked"',
  'java\tscript:document.title="hacked"',
  '\u0001javascript:document.title="hacked"',
  'data:text/html,hacked',
  '//evil.invalid/a',
  'x:://evil.invalid/a',
  '/\\evil.invalid/a',
  '\\\\evil.invalid/a',
  '/\t/evil.invalid/a',
  'http:\\\\evil.invalid/a',
  'blob:null/1',
  'file:///etc/passwd',
]

test('unsafe addresses are not opened, and the console warns the themer', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/options are not followed/)
  const options = UNSAFE.map((_, i) => `<option>Unsafe ${i}</option>`).join('')
  await openHtml(
    page,
    htmlPage(`<form><label for="go">Go</label><select id="go">${options}</select></form>`),
  )
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.evaluate((values) => {
    const select = document.querySelector('select') as HTMLSelectElement
    for (const [i, option] of [...select.options].entries()) option.value = values[i] ?? ''
    select.className = 'ctools-jump-menu-select'
    window.Vitrine?.attach()
  }, UNSAFE)
  await expect(page.locator('.vitrine-dropdown')).toBeVisible()
  for (const i of UNSAFE.keys()) {
    await menu(page).click()
    await option(page, `Unsafe ${i}`).click()
  }
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(urls.filter((url) => !/\/dist\/|favicon/.test(url))).toEqual([])
  await expect(page).toHaveTitle('Listings')
  expect(new URL(page.url()).pathname).toBe('/test')
})

test('is at least 140 px wide in a narrow container', async ({ page }) => {
  await openHtml(
    page,
    htmlPage(
      '<div class="place"><select class="ctools-jump-menu-select" aria-label="Go"><option>a</option></select></div>',
      '<style>.place { width: 60px }</style>',
    ),
  )
  const dropdown = page.locator('.vitrine-dropdown')
  await expect(dropdown).toBeVisible()
  expect((await dropdown.boundingBox())?.width).toBe(140)
})

test('replaces a lazy placeholder and opens the selected address (spec 7.7)', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/fragments\/|Failed to load/)
  await page.goto('/lazy.html')
  await page.locator('#regions, .ctools-jump-menu-select').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.vitrine-dropdown')).toBeVisible()
  await page.getByRole('combobox').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/lazy.html')
})
