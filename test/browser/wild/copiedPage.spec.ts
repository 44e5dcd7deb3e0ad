import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

/** All that is read on the page but what is announced, without spaces, and how many roots there are. */
const shown = async (page: Page) => ({
  text: (await page.locator('body > :not(.vitrine-announcer)').allInnerTexts())
    .join('')
    .replace(/\s+/g, ''),
  roots: await page.locator('[data-vitrine-root]').count(),
})

for (const path of ['/', '/default.html', '/dropdowns.html', '/list-map.html', '/search?q=lake']) {
  // Turbo keeps a copy of the page that is left, and shows it on Back.
  test(`a page in place of which a script puts its copy shows all of it once: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const hasSearch = (await page.locator('[data-vitrine="search"]').count()) > 0
    const settled = () => (hasSearch ? waitForSearches(page) : Promise.resolve())
    await settled()
    if (path === '/list-map.html') await page.locator('.vitrine-map__marker').first().waitFor()
    const before = await shown(page)
    expect(before.roots).toBeGreaterThan(0)
    await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as Element
      for (const script of copy.querySelectorAll('script[src]')) script.remove()
      for (const root of copy.querySelectorAll('[data-vitrine-root]')) root.classList.add('copied')
      document.body.replaceWith(copy)
    })
    await expect(page.locator('.copied')).toHaveCount(0)
    await settled()
    await expect.poll(() => shown(page)).toEqual(before)
    if (hasSearch) await expect(page.locator('.vitrine-announcer')).toHaveText(/results/)
  })
}

// A carousel puts copies of its slides before the first and behind the last, a menu for phones one of its items.
test('the copy of a mounted widget beside it shows it once, and works', async ({ page }) => {
  const flag = '<div data-id="17" data-vitrine="flag">Save it</div>'
  const counter =
    '<div data-vitrine="flag-counter" data-vitrine-path="/saved" data-vitrine-skip_solr="true"></div>'
  await openHtml(page, htmlPage(`<ul><li>${flag}${counter}</li></ul>`))
  await page.locator('.vitrine-flag-counter').waitFor()
  await page.evaluate(() => {
    const slide = document.querySelector('li')
    const copy = slide?.cloneNode(true) as Element
    for (const root of copy.querySelectorAll('[data-vitrine-root]')) root.classList.add('copied')
    slide?.after(copy)
  })
  await expect(page.locator('.copied')).toHaveCount(0)
  const copy = page.locator('li').nth(1)
  const original = page.locator('li').nth(0)
  await expect(copy.locator('[data-vitrine-root]')).toHaveCount(2)
  await copy.locator('.rs-flag').click()
  for (const slide of [original, copy]) {
    await expect(slide.locator('.rs-unflag')).toHaveCount(1)
    await expect(slide.locator('.vitrine-flag-counter__count')).toHaveText('1')
  }
  await original.locator('.rs-unflag').click()
  await expect(copy.locator('.rs-flag')).toHaveCount(1)
  expect(await page.getByText('Save it').and(page.locator(':visible')).count()).toBe(0)
})
