import type { Page } from '@playwright/test'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

/** Each icon with what it stands before. */
const ICONS = {
  search: '.vitrine-search-box__submit',
  filters: '.vitrine-facets__open',
  sort: '.vitrine-sort__label',
  heart: '.rs-flag',
  'heart-on': '.rs-unflag',
  amenity: '.vitrine-amenities__label',
}

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await page.addStyleTag({ url: '/dist/vitrine-icons.css' })
  await waitForSearches(page)
  await page.locator('.rs-flag').first().click()
}

const iconOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { content, maskImage, backgroundImage, color } = getComputedStyle(element, '::before')
      return {
        content,
        mask: maskImage,
        background: backgroundImage,
        isTinted: backgroundImage.includes(color),
      }
    })

test('each icon is a picture of its own, in the colour of its text', async ({ page }) => {
  await open(page)
  for (const [name, selector] of Object.entries(ICONS)) {
    if (name === 'filters') await page.setViewportSize({ width: 360, height: 800 })
    const icon = await iconOf(page, selector)
    expect(icon, name).toMatchObject({ isTinted: true })
    expect(icon.mask).toContain(`/dist/icons/${name}.svg`)
    expect(icon.content).not.toBe('none')
  }
  const responses = await Promise.all(
    Object.keys(ICONS).map((name) => page.request.get(`/dist/icons/${name}.svg`)),
  )
  expect(responses.map((response) => response.status())).toEqual(responses.map(() => 200))
})

test('a custom property replaces each of them', async ({ page }) => {
  await open(page)
  for (const [name, selector] of Object.entries(ICONS)) {
    if (name === 'filters') await page.setViewportSize({ width: 360, height: 800 })
    await page.evaluate((one) => {
      document.documentElement.style.setProperty(
        `--vitrine-icon-${one}`,
        'url("/themes/lakeside/lake.svg")',
      )
    }, name)
    expect((await iconOf(page, selector)).mask, name).toContain('lake.svg')
  }
})

test('icons are seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  for (const selector of [ICONS.search, ICONS.sort, ICONS.heart])
    expect((await iconOf(page, selector)).background, selector).toContain('linear-gradient')
  await page.emulateMedia({ forcedColors: null })
})
