import type { Locator, Page } from '@playwright/test'
import { openListMap } from '../map/ListMap'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { forcedColourFaults } from './forcedColourFaults'

/** Forces these colours, and gives the page texts that are read on the opposite ones only. */
async function forceColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
  const text = scheme === 'dark' ? '#222' : '#ddd'
  await page.addStyleTag({
    content: `:root { color-scheme: ${scheme === 'dark' ? 'light' : 'dark'}; color: ${text};
      --vitrine-on-surface: ${text}; --vitrine-danger: ${text} }`,
  })
}

/** What shows the state of a control: its edge, its background, and the shape of its icon. Lines of another colour do not. */
const look = (control: Locator) =>
  control.first().evaluate((one) => {
    const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(one)
    const [r, g, b] = backgroundColor.match(/\d+/g) ?? []
    const { clipPath, maskImage } = getComputedStyle(one, '::before')
    return [`${borderTopWidth} ${borderTopStyle}`, `${r} ${g} ${b}`, clipPath, maskImage]
  })

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`texts and icons are read on ${scheme} forced colours at ${width} px`, async ({
      page,
    }) => {
      const view = await openListMap(page, { width, height: 800 })
      await forceColours(page, scheme)
      await view.cards.locator('.rs-flag').first().click()
      await view.cards.first().hover()
      expect(await forcedColourFaults(page, '#stays')).toEqual([])
      if (width < 1024) await view.toggle('Map').click()
      await view.map.waitUntilStill()
      await view.zoomToPrice()
      await view.prices.first().press('Enter')
      await expect(view.map.popup).toBeVisible()
      expect(await forcedColourFaults(page, '#stays')).toEqual([])
    })
  }
}

test('with forced colours each state of a control has its look', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const view = await openListMap(page, { path: '/list-map.html' })
  await view.map.waitUntilStill()
  await page.locator('.vitrine-pager__next').click()
  await waitForSearches(page)
  await view.map.waitUntilStill()
  await view.cards.locator('.rs-flag').nth(1).click()
  const differ = async (one: Locator, other: Locator) =>
    expect(await look(one)).not.toEqual(await look(other))
  await differ(
    page.locator('.vitrine-pager__page[aria-current]'),
    page.locator('.vitrine-pager__page:not([aria-current])'),
  )
  await differ(view.cards.locator('.rs-unflag'), view.cards.locator('.rs-flag'))
  await view.cards.first().hover()
  const pointed = page.locator('.vitrine-map [data-pointed]')
  await expect(pointed).toHaveCount(1)
  const kind = await pointed.evaluate((one) => `.${one.className}`)
  expect(kind).toBe('.vitrine-map__cluster')
  await differ(pointed, page.locator(`${kind}:not([data-pointed])`))
  await page.goto('/listing.html')
  await waitForSearches(page)
  await differ(
    page.locator('.vitrine-view__option[aria-pressed="true"]'),
    page.locator('.vitrine-view__option[aria-pressed="false"]'),
  )
})

test('with forced colours each control has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const view = await openListMap(page, { width: 1280 })
  await page.getByRole('checkbox', { name: /^house/i }).check()
  await waitForSearches(page)
  await view.map.waitUntilStill()
  const controls = [
    '.vitrine-search-box__input',
    '.vitrine-search-box__submit',
    '.vitrine-sort__select',
    '.vitrine-chip',
    '.rs-flag',
    '.vitrine-map__marker',
    '.vitrine-map__cluster',
    '.vitrine-map__zoom',
    '.vitrine-map__follow',
  ]
  for (const control of controls) {
    const edge = page.locator(control).first()
    await expect(edge, control).toHaveCSS('border-top', /^[12]px solid rgb\(/)
  }
})
