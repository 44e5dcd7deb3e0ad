import type { Page } from '@playwright/test'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

/** Each icon with what it stands before, by page. On cards of listings a saved heart has a colour of its own. */
const ICONS = {
  '/': {
    search: '.vitrine-search-box__submit',
    filters: '.vitrine-facets__open',
    sort: '.vitrine-sort__label',
    amenity: '.vitrine-amenities__label',
  },
  '/default.html': {
    heart: '.vitrine-results__item .rs-flag',
    'heart-on': '.vitrine-results__item .rs-unflag',
  },
}

/** Opens each page in turn. */
async function eachIcon(page: Page, check: (name: string, selector: string) => Promise<void>) {
  for (const [path, icons] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    for (const [name, selector] of Object.entries(icons)) {
      if (name === 'filters') await page.setViewportSize({ width: 360, height: 800 })
      await check(name, selector)
    }
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.addStyleTag({ url: '/dist/vitrine-icons.css' })
  await waitForSearches(page)
  await page.locator('.vitrine-results__item .rs-flag').first().click()
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
  await eachIcon(page, async (name, selector) => {
    const icon = await iconOf(page, selector)
    expect(icon, name).toMatchObject({ isTinted: true })
    expect(icon.mask).toContain(`/dist/icons/${name}.svg`)
    expect(icon.content).not.toBe('none')
    expect((await page.request.get(`/dist/icons/${name}.svg`)).status()).toBe(200)
  })
})

test('a custom property replaces each of them', async ({ page }) => {
  await eachIcon(page, async (name, selector) => {
    await page.evaluate((one) => {
      document.documentElement.style.setProperty(
        `--vitrine-icon-${one}`,
        'url("/themes/lakeside/lake.svg")',
      )
    }, name)
    expect((await iconOf(page, selector)).mask, name).toContain('lake.svg')
  })
})

test('icons are seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await eachIcon(page, async (name, selector) => {
    if (['search', 'sort', 'heart'].includes(name))
      expect((await iconOf(page, selector)).background, selector).toContain('linear-gradient')
  })
  await page.emulateMedia({ forcedColors: null })
})
