import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { combobox, formData, openDropdowns } from './dropdownPage'

test.use(onSharedPage)

test('the form sends the same data as its selects without JavaScript', async ({
  browser,
  page,
  site,
}) => {
  const plainPage = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  await plainPage.goto('/dropdowns.html')
  await plainPage.locator('#type').selectOption('cabin')
  await plainPage.locator('#amenities').selectOption(['canoe', 'dock', 'hot-tub'])
  await plainPage.getByRole('button', { name: 'Send' }).click()
  await plainPage.waitForURL(/sent/)

  await openDropdowns(page)
  // Dropdowns without a select send data only with JavaScript.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('div[data-vitrine="dropdown"]')) one.remove()
  })
  await combobox(page, 'Type').fill('cab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Sauna' }).click()
  await combobox(page, /^Amenities/).fill('hot')
  await page.keyboard.press('Enter')
  await page.keyboard.type('do')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/sent/)
  expect(new URL(page.url()).search).toBe(new URL(plainPage.url()).search)
  await plainPage.close()
})

test('is reset with its form and shows a value that a script sets', async ({ page }) => {
  await openDropdowns(page)
  const before = await formData(page)
  await combobox(page, 'Type').fill('loft')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Canoe' }).click()
  await combobox(page, 'When').fill('winter')
  await page.keyboard.press('Enter')
  expect(await formData(page)).toBe('type=loft&amenity=sauna&place=&when=winter')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(combobox(page, 'When')).toHaveValue('Summer')
  await expect(combobox(page, 'Type')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  expect(await formData(page)).toBe(before)

  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.value = 'hut'
  })
  await expect(combobox(page, 'Type')).toHaveValue('Hut')
  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1
  })
  await expect(combobox(page, 'Type')).toHaveValue('Boathouse')
})

test('an empty required dropdown gets the focus and an error description on submit', async ({
  page,
}) => {
  await openDropdowns(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(combobox(page, 'Type')).toBeFocused()
  await expect(combobox(page, 'Type')).toHaveAttribute('aria-invalid', 'true')
  await expect(combobox(page, 'Type')).toHaveAccessibleDescription(/select/i)
  expect(page.url()).toMatch(/dropdowns\.html$/)
  await page.keyboard.type('cabin')
  await page.keyboard.press('Enter')
  await expect(combobox(page, 'Type')).not.toHaveAttribute('aria-invalid')
})
