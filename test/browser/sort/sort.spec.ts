import { SearchPage } from '../support/SearchPage'
import { expect, test } from '../support/test'

test('a random order is kept by paging, Back and a reload, and shuffled anew', async ({ page }) => {
  const listings = new SearchPage(page)
  await page.goto('/')
  await listings.waitForResults()
  const relevant = await listings.results()
  await listings.sortBy('Surprise me')
  const first = await listings.results()
  expect(first).not.toEqual(relevant)
  await listings.openPage('Next »')
  const second = await listings.results()
  expect(second.filter((one) => first.includes(one))).toEqual([])
  await page.goBack()
  await expect.poll(() => listings.results()).toEqual(first)
  await listings.waitForResults()
  await page.reload()
  await listings.waitForResults()
  expect(await listings.results()).toEqual(first)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('random')
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await listings.waitForResults()
  expect(await listings.results()).not.toEqual(first)
})

test('a boost is chosen and cleared by keyboard, in the place of the sort', async ({
  page,
  qa,
}) => {
  const listings = new SearchPage(page)
  await page.goto('/#sort=price asc')
  await listings.waitForResults()
  const boost = page.getByRole('button', { name: 'With pets' })
  await boost.focus()
  await page.keyboard.press('Space')
  await listings.waitForResults()
  await expect(boost).toHaveAttribute('aria-pressed', 'true')
  await expect(boost).toBeFocused()
  const sent = new URLSearchParams((await qa.searches()).at(-1))
  expect(sent.get('bq')).toBe('amenities:("Pets welcome" "Fenced garden")')
  expect(sent.has('sort')).toBe(false)
  const preferred = await page.locator('.listing-teaser__amenities').first().textContent()
  expect(preferred).toMatch(/Pets welcome|Fenced garden/)
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  await expect(boost).toHaveAttribute('aria-pressed', 'false')
  expect(new URLSearchParams(page.url().split('#')[1]).has('bq')).toBe(false)
})

test('another spelling is offered, and found', async ({ page }) => {
  const listings = new SearchPage(page)
  await page.goto('/')
  await listings.waitForResults()
  await listings.search('lakke cabbin')
  const offer = page.getByRole('button', { name: 'Did you mean: lake cabin' })
  await offer.focus()
  await page.keyboard.press('Enter')
  await listings.waitForResults()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('textbox').or(page.getByRole('combobox')).first()).toHaveValue(
    'lake cabin',
  )
  expect((await listings.results()).length).toBeGreaterThan(0)
})
