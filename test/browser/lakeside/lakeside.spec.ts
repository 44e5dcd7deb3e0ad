import { waitForFlags } from '../flags/savedItems'
import { SearchPage } from '../search/SearchPage'
import { focusedElement } from '../support/focusedElement'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

test('one goes from the home page to a listing, asks its host, and finds it among the saved ones', async ({
  page,
  consoleLog,
}) => {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  const card = page.locator('.vitrine-results__item .vitrine-card').nth(2)
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Save/ }).click()
  await card.getByRole('link', { name: title }).click()
  await page.waitForURL('**/listings/3')
  await waitForSearches(page)
  await expect(page.locator('.listing__save .rs-unflag')).toHaveText('Saved')

  await page.locator('.listing__pictures a').first().click()
  await expect(page.getByRole('dialog')).toContainText(title)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ask about this place' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Ask about this place' })
  await form.getByLabel('Your name').fill('Ada Lovelace')
  await form.getByLabel('E-mail').fill('ada@example.org')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('We will write to you today.')
  await page.keyboard.press('Escape')

  await page.goto('/saved.html')
  await waitForSearches(page)
  await expect(page.locator('.vitrine-results__item').getByRole('heading')).toHaveText([title])
  await expect(page.getByRole('heading', { name: '1 stay' })).toBeVisible()
  expect(consoleLog.lines).toEqual([])
})

test('the way to the map and back takes the search along', async ({ page }) => {
  await page.goto('/')
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await page.getByRole('link', { name: 'Cabins with a fireplace' }).click()
  await listings.waitForResults()
  await expect(page.locator('.vitrine-chip')).toHaveCount(2)
  const heading = page.locator('h2.vitrine-result-count')
  const count = (await heading.textContent()) ?? ''
  await page.getByRole('link', { name: 'Show on a map' }).click()
  await page.waitForURL('**/list-map.html#*')
  await expect(heading).toHaveText(count)
  await expect(page.locator('.vitrine-chip')).toHaveCount(2)
  await page.getByRole('link', { name: 'Stays', exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(heading).toHaveText(count)
})

test('the link at the start of the home page skips the filters, too', async ({ page }) => {
  await page.goto('/')
  await waitForSearches(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedElement(page)).toEqual({ role: 'button', name: 'Waterfront' })
})

for (const lang of ['en', 'de', 'ar']) {
  test(`at 320 px the count and the way to the map are beside each other: ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/?lang=${lang}`)
    await waitForSearches(page)
    expect(await sideScroll(page)).toBe(0)
    const [count, map] = await page.evaluate(() => {
      const heading = document.querySelector('h2.vitrine-result-count')
      const range = document.createRange()
      if (heading) range.selectNodeContents(heading)
      return [range, document.querySelector('.places__map')].map((one) => {
        const { left = 0, right = 0 } = one?.getBoundingClientRect() ?? {}
        return { left, right }
      })
    })
    if (!count || !map) throw new Error('One of them is missing.')
    expect(Math.max(count.left, map.left)).toBeGreaterThanOrEqual(Math.min(count.right, map.right))
  })
}

test('no picture is on the home page twice', async ({ page }) => {
  await page.goto('/')
  await waitForSearches(page)
  const pictures = await page
    .locator('.vitrine-results__item .vitrine-card__media img:first-child')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.dataset['src']))
  expect(pictures.length).toBeGreaterThan(20)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('a listing shows others of its town, and not itself', async ({ page }) => {
  await page.goto('/listings/17')
  await waitForSearches(page)
  const similar = page.locator('.listing__similar')
  await expect(similar.getByRole('heading', { level: 2 }).first()).toHaveText('More in Seattle')
  await expect(similar.locator('.vitrine-card__meta')).toHaveText(Array(4).fill('Seattle'))
  await expect(similar.locator('a[href="/listings/17"]')).toHaveCount(0)
})

/** The maximum layout shift from the first byte on. */
const MAX_SHIFT = 0.01

for (const path of ['/', '/saved.html', '/list-map.html', '/listings/17']) {
  for (const width of [360, 1280]) {
    test(`${path} of the site shifts by at most ${MAX_SHIFT} at ${width} px`, async ({
      page,
      qa,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await qa.simulate({ latency: 300 })
      await page.goto(path)
      await waitForSearches(page)
      await waitForFrames(page, 30)
      const { total, shifts } = await readShifts(page)
      console.log(`  layout shift of ${path} at ${width} px: ${total.toFixed(4)}`)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
}
