import { expect, test } from '../support/test'
import { arrive, box, sent } from './dropdownPage'

test('the form sends the same data as its selects without JavaScript', async ({
  browser,
  page,
  site,
}) => {
  const plain = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  await plain.goto('/dropdowns.html')
  await plain.locator('#type').selectOption('cabin')
  await plain.locator('#amenities').selectOption(['canoe', 'dock', 'hot-tub'])
  await plain.getByRole('button', { name: 'Send' }).click()
  await plain.waitForURL(/sent/)

  await arrive(page)
  // Dropdowns without a select send data only with JavaScript.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('div[data-vitrine="dropdown"]')) one.remove()
  })
  await box(page, 'Type').fill('cab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Sauna' }).click()
  await box(page, /^Amenities/).fill('hot')
  await page.keyboard.press('Enter')
  await page.keyboard.type('do')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/sent/)
  expect(new URL(page.url()).search).toBe(new URL(plain.url()).search)
  await plain.close()
})

test('is reset with its form and shows a value that a script sets', async ({ page }) => {
  await arrive(page)
  const before = await sent(page)
  await box(page, 'Type').fill('loft')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Canoe' }).click()
  await box(page, 'When').fill('winter')
  await page.keyboard.press('Enter')
  expect(await sent(page)).toBe('type=loft&amenity=sauna&place=&when=winter')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(box(page, 'When')).toHaveValue('Summer')
  await expect(box(page, 'Type')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  expect(await sent(page)).toBe(before)

  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.value = 'hut'
  })
  await expect(box(page, 'Type')).toHaveValue('Hut')
  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1
  })
  await expect(box(page, 'Type')).toHaveValue('Boathouse')
})

test('an empty required dropdown gets the focus and an error description on submit', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(box(page, 'Type')).toBeFocused()
  await expect(box(page, 'Type')).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, 'Type')).toHaveAccessibleDescription(/select/i)
  expect(page.url()).toMatch(/dropdowns\.html$/)
  await page.keyboard.type('cabin')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Type')).not.toHaveAttribute('aria-invalid')
})
